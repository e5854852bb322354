import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Tables with fewer columns wrap their words on a narrow screen, and never scroll. */
const minColumns = 4

/**
 * Wraps a wide table in a region that scrolls on a narrow screen, also by keyboard (WCAG 2.2, 2.1.1
 * and 1.4.10). Whether a table overflows is not known before layout; the number of its columns is
 * a good guess.
 */
export function rehypeTableRegions() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return
      if (parent.type === 'element' && parent.properties.role === 'region') return
      const headings = headingsOf(table)
      if (headings.length < minColumns) return
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { role: 'region', ariaLabel: `Table: ${headings.join(', ')}`, tabIndex: 0 },
        children: [table],
      }
    })
  }
}

/** The text of its header cells. */
function headingsOf(table: Element): string[] {
  const headings: string[] = []
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') headings.push(textOf(cell))
  })
  return headings
}
