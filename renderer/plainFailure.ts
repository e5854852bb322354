/**
 * What a failure of the machine means, what to do, and the line that tells it; undefined for any other error.
 * @param words of the error: Node's, with a code, or Rolldown's, with the system's words
 */
export function plainFailure(words: string): string | undefined {
  const lines = words.split('\n')
  for (const { signs, means } of failures) {
    const line = lines.find((line) => signs.test(line))
    if (line) return `${means}\n${line.trim()}`
  }
}

const failures = [
  {
    signs: /ENOSPC|no space left on device|EDQUOT/i,
    means:
      'The disk is full, and dist/ is incomplete. Free some space and build again; what is published already is untouched.',
  },
  {
    signs: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    means:
      'A file is not yours to read or write. If it lies in dist/ or node_modules/.cache/, another user may have built before: delete both folders, and build again.',
  },
]
