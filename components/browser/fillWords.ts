/** Replaces the placeholders of a text. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`)
}
