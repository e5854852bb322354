import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { define } from 'unist-util-mdx-define'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/**
 * Exports from a module what pages say about its text: `frontmatter`, `sections` (id and text of
 * each h2, for the contents list) and `wordCount`. Runs after rehype-slug, which writes the ids.
 */
export function rehypeExports() {
  return (tree: Root, file: VFile) => {
    const anchors: string[] = []
    const sections: { id: string; text: string }[] = []
    const texts: string[] = []
    visit(tree, (node) => {
      if (node.type === 'text') texts.push(node.value)
      if (node.type !== 'element' || !node.properties.id) return
      const id = String(node.properties.id)
      anchors.push(id)
      if (node.tagName === 'h2') sections.push({ id, text: textOf(node) })
    })
    const wordCount = countWords(texts.join(' '))
    Object.assign(file.data, { anchors, sections, wordCount })
    define(tree, file, {
      frontmatter: valueToEstree(file.data.fields),
      sections: valueToEstree(sections),
      wordCount: valueToEstree(wordCount),
    })
  }
}

/** Words as a reader counts them: runs of characters that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
