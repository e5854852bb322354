import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Ends each h2 and h3 with a link to itself, for sharing. Runs after what reads the headings' words. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (heading) => {
      const { id } = heading.properties
      if (!/^h[23]$/.test(heading.tagName) || !id) return
      heading.children.push({
        type: 'element',
        tagName: 'a',
        properties: { href: `#${id}`, ariaLabel: `Link to: ${textOf(heading)}` },
        // The sign is drawn by the theme: it is no part of the heading's words.
        children: [],
      })
    })
  }
}
