import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Inline nodes. Quotations begin and end at any other node. */
const inlineParents = ['delete', 'emphasis', 'link', 'linkReference', 'strong', 'mdxJsxTextElement']
const inlineLeaves = ['image', 'imageReference', 'inlineCode', 'mdxTextExpression']

/**
 * Makes quotation marks and apostrophes curly, and turns three dots into an ellipsis. Leaves code
 * and marks for feet and inches alone. A quotation may span nodes: "a *word*". remark-smartypants
 * does the same, but slowly, because it parses English.
 */
export function remarkQuotes() {
  return (tree: Root) => {
    const blocks: { value: string }[][] = []
    visit(tree, (node) => {
      if (node.type === 'text') blocks.at(-1)?.push(node)
      // Treats any other inline content like a word.
      else if (isInlineLeaf(node)) blocks.at(-1)?.push({ value: 'x' })
      else if (!inlineParents.includes(node.type)) blocks.push([])
    })
    for (const nodes of blocks) {
      const curly = curlQuotes(nodes.map(({ value }) => value).join(''))
      let start = 0
      for (const node of nodes) {
        const end = start + node.value.length
        node.value = curly.slice(start, end).replace(/\.{3,}/g, '…')
        start = end
      }
    }
  }
}

/** Code, a picture, or a component without text, such as <Phone />. */
function isInlineLeaf(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return node.children.length === 0
  return inlineLeaves.includes(node.type)
}

const apostrophes = /(?<=[\p{L}\d])'(?=\p{L})|'(?=(?:\d\ds?|em|til|tis|twas)\b)/giu
const openings = /(?<=(?:^|[\s([{/—–-])["']*)["'](?=["']*[^\s"'])/g

/** @returns a string of the same length */
function curlQuotes(text: string): string {
  const open = new Set<string>()
  return text
    .replace(apostrophes, '’')
    .replace(openings, (mark) => (mark === '"' ? '“' : '‘'))
    .replace(/[“‘"']/g, (mark, index, text) => {
      if (mark === '“' || mark === '‘') {
        open.add(mark)
        return mark
      }
      const wasOpen = open.delete(mark === '"' ? '“' : '‘')
      // Feet and inches: 5'6".
      if (!wasOpen && /\d/.test(text[index - 1])) return mark
      return mark === '"' ? '”' : '’'
    })
}
