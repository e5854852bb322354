import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
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
    visit(tree, { tagName: 'table' }, (table, index, parent) => {
      const headings: string[] = []
      visit(table, { tagName: 'th' }, (cell) => {
        headings.push(textOf(cell))
      })
      if (headings.length < minColumns || !parent || index === undefined) return
      const ariaLabel = `Table: ${headings.join(', ')}`
      parent.children[index] = h('div', { role: 'region', ariaLabel, tabIndex: 0 }, [table])
    })
  }
}
