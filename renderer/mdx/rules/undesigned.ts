import type { Nodes } from 'mdast'
import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** Markdown that is parsed, but that readers would not see, or that has no design. */
export const undesigned = rule('undesigned', (tree, report, file) => {
  // An unclosed --- is reported on its own.
  const hasText = file.data.fields !== undefined
  const addresses = new Map<string, string>()
  const used = new Set<string>()
  visit(tree, 'definition', ({ identifier, url }) => void addresses.set(identifier, url))
  visit(tree, (node) => {
    const { position } = node
    if (node.type === 'code') {
      const [fence = '```'] = getSource(node).match(/^[`~]+/) ?? []
      report(
        position,
        `The lines between ${fence} are shown as computer code.`,
        `Delete the ${fence} above and below, or wrap the text in <Tip>.`,
      )
    } else if (node.type === 'thematicBreak' && hasText) {
      report(
        position,
        "Readers don't see this line.",
        'Delete it: headings separate the parts of a page.',
      )
    } else if (node.type === 'link' && getText(node).trim() === '') {
      const note = 'Write the name of its page between the square brackets, or delete it.'
      report(position, "Readers don't see this link.", note)
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      used.add(node.identifier)
      const isPicture = node.type === 'imageReference'
      const words = isPicture ? node.alt || 'What it shows' : getText(node)
      const address = addresses.get(node.identifier) ?? ''
      if (node.identifier.startsWith('^')) {
        const note = 'Delete it, and put a page that you cite into the "sources" field.'
        report(position, 'There are no footnotes.', note)
      } else {
        report(
          position,
          `This ${isPicture ? 'picture' : 'link'} has its address on another line.`,
          address.startsWith('data:')
            ? `Save the picture next to the article, write ![${words}](./picture.jpg), and delete that line.`
            : `Write ${isPicture ? '!' : ''}[${words}](${address}), and delete that line.`,
        )
      }
    }
  })
  visit(tree, 'definition', ({ identifier, url, position }) => {
    if (used.has(identifier)) return
    report(
      position,
      "Readers don't see this line.",
      `Delete it, or write a link in the text: [what it leads to](${url}).`,
    )
  })

  function getSource({ position }: Nodes): string {
    return String(file).slice(position?.start.offset, position?.end.offset)
  }
})
