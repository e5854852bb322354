import { slug } from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'
import { findDropping } from './readerModes.ts'

/** The outline that readers, screen readers, and search engines follow. WCAG 2.2, 1.3.1. */
export const headings = rule('headings', (tree, report, file) => {
  const firstLines = new Map<string, number>()
  let last = 1
  visit(tree, 'heading', (heading) => {
    const { depth, position } = heading
    const text = getText(heading).trim()
    const twin = firstLines.get(text.toLowerCase())
    const other = findOther(heading)
    // A translation has the addresses of the text that it translates.
    const dropping = file.data.translated ? undefined : findDropping(slug(text), depth)
    const isUnderlined = String(file)[position?.start.offset ?? 0] !== '#'
    if (depth === 2 && isUnderlined) {
      report(
        position,
        'The line below makes this line a heading.',
        'Write ## before the words if it is one. Delete the hyphens in any case.',
        false,
      )
    }
    if (other) {
      report(
        other.position,
        "This heading isn't only words.",
        'Write the heading in words, and put the rest below it.',
      )
    } else if (text === '') {
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
        `Write ## ${text}${isUnderlined ? ', and delete the line of =.' : ''}`,
      )
    } else if (depth > last + 1) {
      const reason = `A level ${depth} heading can't follow a level ${last} heading.`
      report(position, reason, `Write ${'#'.repeat(Math.min(last + 1, 3))} ${text}`)
    } else if (depth > 3) {
      report(position, 'Headings have two levels, ## and ###.', `Write ### ${text}`)
    } else if (twin) {
      report(
        position,
        `This heading has the same text as the one on line ${twin}.`,
        'Give each heading its own text, so that readers can tell sections apart.',
      )
    } else if (dropping) {
      report(
        position,
        `Reader modes leave this heading out: its address, #${slug(text)}, has "${dropping}" in it.`,
        'Write it in other words.',
        false,
      )
    }
    firstLines.set(text.toLowerCase(), position?.start.line ?? 1)
    last = Math.min(Math.max(depth, 2), 3)
  })
})

/** References are reported on their own. */
const words = [
  ...['heading', 'text', 'emphasis', 'strong', 'link', 'inlineCode'],
  ...['linkReference', 'imageReference'],
]

/** A picture, component, or code: the table of contents and the address have only the words. */
function findOther(heading: Heading): Nodes | undefined {
  const others: Nodes[] = []
  visit(heading, (node) => {
    if (!words.includes(node.type)) others.push(node)
  })
  return others[0]
}
