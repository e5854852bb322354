import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/**
 * Headings form the outline that readers, screen readers, and search engines follow. WCAG 2.2,
 * 1.3.1.
 */
export const headings = rule('headings', (tree, report) => {
  const firstLines = new Map<string, number>()
  let last = 1
  visit(tree, 'heading', ({ children, depth, position }) => {
    const text = getText({ type: 'heading', children }).trim()
    const twin = firstLines.get(text.toLowerCase())
    if (text === '') {
      report(position, 'This heading is empty.', 'Write the heading, or delete the line.')
    } else if (!/[\p{L}\p{N}]/u.test(text)) {
      report(
        position,
        'This heading has no letters or digits.',
        'Write the heading, or delete the line.',
      )
    } else if (depth === 1) {
      report(
        position,
        'The page has its main heading from the "heading" field.',
        `Write ## ${text}`,
      )
    } else if (depth > last + 1) {
      const reason = `A level ${depth} heading can't follow a level ${last} heading.`
      report(position, reason, `Write ${'#'.repeat(last + 1)} ${text}`)
    } else if (twin) {
      report(
        position,
        `This heading has the same text as the one on line ${twin}.`,
        'Give each heading its own text, so that readers can tell sections apart.',
      )
    }
    firstLines.set(text.toLowerCase(), position?.start.line ?? 1)
    last = Math.max(depth, 2)
  })
})
