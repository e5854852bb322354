/**
 * Widths and heights. Not in `tokens.ts`, whose colors need valid records: pictures and the check
 * use them too.
 */
export const themeSizes = {
  page: { value: '76rem' },
  prose: { value: '38rem' },
  /** An article's column on the largest screens. */
  article: { value: '43rem' },
  target: { value: '3rem' },
}
