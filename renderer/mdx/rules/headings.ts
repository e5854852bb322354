import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import { addMessage } from '../addMessage.ts'

/** Headings make the outline that readers, screen readers and search engines follow. WCAG 2.2, 1.3.1. */
export const headings = lintRule<Root>('content:headings', (tree, file) => {
  const lineOf = new Map<string, number>()
  let last = 1
  visit(tree, 'heading', ({ children, depth, position }) => {
    const text = textOf({ type: 'heading', children }).trim()
    const twin = lineOf.get(text.toLowerCase())
    const report = (reason: string, note: string) => addMessage(file, position, reason, note)
    if (text === '') report('This heading is empty.', 'Write its words, or delete the line.')
    else if (depth === 1) {
      report('The page has its main heading from the "heading" field.', `Write ## ${text}`)
    } else if (depth > last + 1) {
      report(
        `A level ${depth} heading can't follow a level ${last} heading.`,
        `Write ${'#'.repeat(last + 1)} ${text}`,
      )
    } else if (twin) {
      report(
        `This heading has the same words as the one on line ${twin}.`,
        'Give each heading words of its own: readers find a section by them.',
      )
    }
    lineOf.set(text.toLowerCase(), position?.start.line ?? 1)
    last = Math.max(depth, 2)
  })
})
