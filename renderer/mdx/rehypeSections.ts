import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString as getText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { siteOf } from './fileData.ts'

/** Gives each heading an id, and collects those, the sections, and the number of words. */
export function rehypeSections() {
  return (tree: Root, file: VFile) => {
    const { data } = file
    const texts: string[] = []
    const slugger = new GithubSlugger()
    for (const id of siteOf(file).pageIds) slugger.slug(id)
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
    // Counts words as a reader would: sequences that contain a letter or a digit.
    data.wordCount = texts.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  }
}
