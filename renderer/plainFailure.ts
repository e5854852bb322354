/**
 * What a failure of the machine means, and what to do; undefined for any other error.
 * @param words of the error: Node's, with a code, or Rolldown's, with the system's words
 */
export function plainFailure(words: string): string | undefined {
  return failures.find(({ signs }) => signs.test(words))?.means
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
      'dist/ or node_modules/.cache/ cannot be written. Make both yours (another user may have built before), or delete them, and build again.',
  },
]
