import { rule } from './rule.ts'

export const emptyText = rule('empty-text', (tree, report, file) => {
  if (tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')) return
  report(String(file).trimEnd().length, 'There is no text yet.', 'Write it below this line.')
})
