import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** The maximum number of words in a sentence that is easy to follow on a phone. */
const sentenceLimit = 40

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Doesn't use retext, which joins a sentence ending in a number to the next. */
export const longSentences = rule('long-sentences', (tree, report, file) => {
  // Sentences of other languages may need more words.
  if (file.data.translated) return
  visit(tree, 'paragraph', (paragraph) => {
    const text = getText(paragraph)
    if (toWords(text).length <= sentenceLimit) return
    for (const { segment } of sentences.segment(text)) {
      const found = toWords(segment)
      if (found.length <= sentenceLimit) continue
      const start = paragraph.position?.start.offset ?? 0
      // There may be Markdown syntax between the words, so search for the first few only.
      const offset = String(file).indexOf(segment.slice(0, found[2]?.index), start)
      report(
        offset === -1 ? start : offset,
        `This sentence has ${found.length} words; with more than ${sentenceLimit}, readers lose the thread.`,
        'Split it in two.',
        false,
      )
    }
  })
})

function toWords(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
}
