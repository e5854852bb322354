/**
 * What a failure of the machine means, and what to do; undefined for any other error.
 * @param error what was thrown: by Node, with a code, or by Rolldown, with the system's words
 */
export function plainFailure(error: unknown): string | undefined {
  const words = error instanceof Error ? error.message : String(error)
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
