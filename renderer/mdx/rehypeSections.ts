import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString as getText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { pageIds } from './pageIds.ts'

/**
 * Gives each heading an id made of its words, and collects what pages say about a text: `sections`
 * (id and text of each h2, for the contents list), `wordCount`, and the ids of all headings.
 */
export function rehypeSections() {
  return (tree: Root, { data }: VFile) => {
    const texts: string[] = []
    const slugger = new GithubSlugger()
    for (const id of pageIds) slugger.slug(id)
    data.anchors = []
    data.sections = []
    visit(tree, (node) => {
      if (node.type === 'text') texts.push(node.value)
      if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return
      const id = slugger.slug(getText(node))
      node.properties.id = id
      data.anchors?.push(id)
      if (node.tagName === 'h2') data.sections?.push({ id, text: getText(node) })
    })
    // Words as a reader counts them: runs of characters that hold a letter or a digit.
    data.wordCount = texts.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  }
}
