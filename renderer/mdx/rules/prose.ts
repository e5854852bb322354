import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** Matches TODO and the like. */
export const placeholderWords = /\b(?:TODO|TBD|TK|FIXME|XXX+)\b|\bXX+(?=%)|\$XX+|lorem ipsum/gi

/** Matches placeholders, except in link text. */
export const placeholder = new RegExp(
  String.raw`${placeholderWords.source}|\[(?:insert|your|company|city|name|date)\b[^\]]*\](?![([])`,
  'gi',
)

/** In the body and the frontmatter. */
export const placeholders = rule('placeholders', (_, report, file) => {
  for (const { 0: words, index } of String(file).matchAll(placeholder)) {
    report(index, `"${words}" is a placeholder.`, 'Write it, or delete it.')
  }
})

/** The maximum number of words in a sentence that is easy to follow on a phone. */
const sentenceLimit = 40

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Doesn't use retext, which joins a sentence ending in a number to the next. */
export const longSentences = rule('long-sentences', (tree, report, file) => {
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
      )
    }
  })
})

function toWords(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
}

export const repeatedWords = rule('repeated-words', (tree, report, file) => {
  visit(tree, 'paragraph', ({ position }) => {
    const start = position?.start.offset ?? 0
    const source = String(file).slice(start, position?.end.offset)
    for (const { 0: pair, 1: word = '', index } of source.matchAll(/\b(\p{L}+)\s+\1\b/giu)) {
      if (/^(had|that)$/i.test(word)) continue
      const shown = pair.replace(/\s+/g, ' ')
      report(start + index, `"${shown}": this word is repeated.`, 'Delete one of the two.')
    }
  })
})
