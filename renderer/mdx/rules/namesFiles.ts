/** Whether what becomes of a text depends on files beside it: pictures, imports. */
export function namesFiles(text: string): boolean {
  return /!\[|^import\b/m.test(text)
}
