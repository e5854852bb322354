import type { Heading, Nodes, Paragraph, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/**
 * Curly quotes and one-character ellipses. The plugin takes every word for a piece of language, which
 * is a third of an article's compiling: it gets the blocks alone that have something to set.
 */
export function remarkTypography() {
  const typesetter = unified().use(remarkSmartypants, { dashes: false }).freeze()
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isBlock(node) && /["'`]|\.\s*\./.test(textOf(node))) {
        const root: Root = { type: 'root', children: [node] }
        typesetter.runSync(root)
      }
    })
  }
}

function isBlock(node: Nodes): node is Paragraph | Heading {
  return ['paragraph', 'heading', 'tableCell'].includes(node.type)
}
