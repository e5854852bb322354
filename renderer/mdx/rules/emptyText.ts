import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { addMessage } from '../addMessage.ts'

export const emptyText = lintRule<Root>('content:empty-text', (tree, file) => {
  if (tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')) return
  const end = String(file).trimEnd().length
  addMessage(file, end, 'There is no text yet.', 'Write it below this line.')
})
