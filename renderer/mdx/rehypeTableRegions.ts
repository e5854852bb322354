import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Wraps a table in a region that scrolls on a narrow screen, also by keyboard (WCAG 2.2, 2.1.1 and
 * 1.4.10). `<Comparison>` has its own.
 */
export function rehypeTableRegions() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return
      if (parent.type === 'mdxJsxFlowElement' && parent.name === 'Comparison') return
      if (parent.type === 'element' && parent.properties.role === 'region') return
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { role: 'region', ariaLabel: labelOf(table), tabIndex: 0 },
        children: [table],
      }
    })
  }
}

/** 'Table: Loop, Suits' */
function labelOf(table: Element): string {
  const headings: string[] = []
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') headings.push(textOf(cell))
  })
  return `Table: ${headings.join(', ')}`
}
