/** Not in `tokens.ts`, whose colors need valid records: pictures and the check use these too. */
export const themeSizes = {
  page: { value: '76rem' },
  prose: { value: '38rem' },
  article: { value: '48rem' },
  target: { value: '3rem' },
}
