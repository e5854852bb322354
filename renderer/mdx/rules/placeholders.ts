import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { addMessage } from '../addMessage.ts'

/** Words that stand for words still to be written; not the words of a link. */
const placeholder =
  /\b(TODO|TBD|TK|FIXME|XXX+)\b|lorem ipsum|\[(insert|your|company|city|name|date)\b[^\]]*\](?![([])/gi

/** Reads the whole text, fields included. */
export const placeholders = lintRule<Root>('content:placeholders', (_, file) => {
  for (const match of String(file).matchAll(placeholder)) {
    addMessage(
      file,
      match.index,
      `"${match[0]}" is still to be written.`,
      'Write it, or delete it.',
    )
  }
})
