import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString as getText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { siteOf } from './fileData.ts'
import { addMessage } from './messages.ts'

/** Gives each heading an id, and collects those, the sections, and the number of words. */
export function rehypeSections() {
  return (tree: Root, file: VFile) => {
    const { data } = file
    const texts: string[] = []
    const slugger = new GithubSlugger()
    for (const id of siteOf(file).pageIds) slugger.slug(id)
    const { anchors: given, sections: others } = data.translated?.data ?? {}
    data.anchors = []
    data.sections = []
    visit(tree, (node) => {
      if (node.type === 'text') texts.push(node.value)
      if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return
      // Links name headings by the text that is translated.
      const id = given?.[data.anchors?.length ?? 0] ?? slugger.slug(getText(node))
      node.properties.id = id
      data.anchors?.push(id)
      if (node.tagName === 'h2') data.sections?.push({ id, text: getText(node) })
    })
    if (given && (given.length !== data.anchors.length || others?.length !== data.sections.length))
      addMessage(file, undefined, 'headings', {
        reason: `This text has ${data.sections.length} headings with ## and ${data.anchors.length - data.sections.length} with ###, and the one that it translates has ${others?.length} and ${given.length - (others?.length ?? 0)}.`,
        note: 'Links lead to them by their order: write the same ones in the same order.',
      })
    // Those of a text that can't be read are unknown.
    if (data.translated && !given) data.anchors = undefined
    // Counts words as a reader would: sequences that contain a letter or a digit.
    data.wordCount = texts.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  }
}
