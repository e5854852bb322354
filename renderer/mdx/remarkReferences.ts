import type { Root } from 'mdast'
import { toString as getText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isTag, type Tag } from './rules/components.ts'

/** Collects what a document refers to. The site's checks look it up. */
export function remarkReferences() {
  return (tree: Root, file: VFile) => {
    const { links = [], references = [], components = [] } = file.data
    visit(tree, (node) => {
      const offset = node.position?.start.offset
      if (node.type === 'link') {
        links.push({ href: node.url, label: getText(node), isButton: false, offset })
      } else if (isTag(node)) {
        const properties = getProperties(node)
        for (const kind of ['area', 'city']) {
          const slug = properties[kind]
          if (slug !== undefined) references.push({ slug, kinds: [kind], offset })
        }
        components.push({ name: node.name ?? '', properties, offset })
      }
    })
    Object.assign(file.data, { links, references, components })
  }
}

function getProperties({ attributes }: Tag): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
}
