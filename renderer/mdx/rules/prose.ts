import type { Root, Sentence } from 'nlcst'
import remarkRetext from 'remark-retext'
import retextEnglish from 'retext-english'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import { addMessage } from '../addMessage.ts'

/** Words after which a reader on a phone has lost the beginning. */
const sentenceLimit = 40

const longSentences = lintRule<Root>('content:long-sentences', (tree, file) => {
  visit(tree, 'SentenceNode', ({ children, position }: Sentence) => {
    const count = children.filter(({ type }) => type === 'WordNode').length
    if (count <= sentenceLimit) return
    addMessage(
      file,
      position,
      `This sentence has ${count} words; with more than ${sentenceLimit}, readers lose the thread.`,
      'Split it in two.',
    )
  })
})

/** Advice on the prose: `.use(...prose)`. */
export const prose: [typeof remarkRetext, ReturnType<typeof proseProcessor>] = [
  remarkRetext,
  proseProcessor(),
]

function proseProcessor() {
  return unified().use(retextEnglish).use(retextRepeatedWords).use(longSentences)
}
