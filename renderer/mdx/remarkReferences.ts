import type { Root } from 'mdast'
import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isTag, type Tag } from './rules/components.ts'

/**
 * Collects the pages, areas, and records that a document refers to. `check/` looks them up after all
 * documents are compiled.
 */
export function remarkReferences() {
  return (tree: Root, file: VFile) => {
    const { links = [], references = [], components = [] } = file.data
    visit(tree, (node) => {
      const offset = node.position?.start.offset
      if (node.type === 'link') {
        links.push({ href: node.url, label: getText(node), isButton: false, offset })
      } else if (isTag(node)) {
        const value = (name: string) => getAttribute(node, name)
        const href = value('href')
        if (href !== undefined) {
          links.push({ href, label: value('label') ?? getText(node), isButton: true, offset })
        }
        const area = value('area')
        if (area !== undefined) references.push({ slug: area, kinds: ['area'], offset })
        components.push({ name: node.name ?? '', area, offset })
      }
    })
    Object.assign(file.data, { links, references, components })
  }
}

function getAttribute({ attributes }: Tag, name: string): string | undefined {
  const value = attributes.find(
    (attribute) => 'name' in attribute && attribute.name === name,
  )?.value
  return typeof value === 'string' ? value : undefined
}
