import type { Element, Root } from 'hast'
import { toString as getText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/** Matches a number, price, percentage, range, or sum, such as '$1.60 × 10 ÷ 0.80'. */
const number = /^(?=.*\d)[$¢%\d.,–\s°F×÷+−-]+$/

/** Letters on average, from which columns of text don't fit next to each other on a phone. */
const longText = 24

/** The number of letters up to which labels of a stacked table fit in a column of their own. */
const shortLabel = 8

/** The number of letters that fit next to each other on a phone. A cell's padding takes two. */
const phoneWidth = 43

/**
 * Adapts tables to narrow screens. A table with three or more columns of long texts is stacked:
 * each row becomes a block, and each cell is labeled with its column. Other tables that are too
 * wide, and those with four or more columns, get a region that scrolls, also by keyboard (WCAG 2.2,
 * 2.1.1 and 1.4.10). Numbers don't wrap, and columns of numbers are right-aligned,
 * unless the writer aligned them.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table, index, parent) => {
      const rows = getRows(table)
      const [head = [], ...body] = rows
      const labels = head.map(getText)
      const numbers = new Set(body.flat().filter((cell) => number.test(getText(cell))))
      const isNumber = (cell?: Element) => cell !== undefined && numbers.has(cell)
      // An empty header cell isn't a header. https://www.w3.org/WAI/tutorials/tables/one-header/
      for (const cell of head) if (getText(cell) === '') cell.tagName = 'td'
      for (const column of labels.keys()) {
        const isNumeric = column > 0 && body.every((row) => isNumber(row[column]))
        const align = head[column]?.properties.align ?? (isNumeric ? 'right' : 'left')
        for (const { [column]: cell } of rows) setClasses(cell, isNumber(cell), align)
      }
      const texts = body.flatMap((row) => row.slice(1).map(getText))
      if (labels.length >= 3 && texts.join('').length / texts.length >= longText) {
        stack(table, labels, body)
      } else if (parent && index !== undefined && (labels.length >= 4 || isWide(rows, isNumber))) {
        const ariaLabel = `Table: ${labels.join(', ')}`
        parent.children[index] = h('div.scrolls', { role: 'region', ariaLabel, tabIndex: 0 }, [
          table,
        ])
      }
    })
  }
}

/**
 * Aligns a cell as its column says: |:-:| or |-:|. Uses classes, because the page's policy blocks
 * inline styles, and `pageCss` drops the rules of unused classes.
 */
function setClasses(cell: Element | undefined, isNumber: boolean, align: unknown): void {
  if (!cell) return
  const end = align === 'right' && 'end'
  const names = [isNumber && 'number', align === 'center' ? 'center' : end].filter(
    (name) => name !== false,
  )
  delete cell.properties.align
  if (names.length > 0) cell.properties.className = names
}

function getRows(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, { tagName: 'tr' }, ({ children }) => {
    rows.push(children.filter((child) => child.type === 'element'))
  })
  return rows
}

/** Sets roles explicitly, because `display` removes them in some browsers. */
function stack(table: Element, labels: string[], body: Element[][]): void {
  const isAligned = labels.slice(1).every(({ length }) => length <= shortLabel)
  table.properties.className = isAligned ? ['stacked', 'aligned'] : ['stacked']
  visit(table, 'element', ({ tagName, properties }) => {
    const role = roles[tagName]
    if (role) properties.role = role
  })
  for (const row of body) {
    for (const [column, { properties }] of row.entries()) {
      if (column === 0) properties.role = 'rowheader'
      else properties.dataLabel = labels[column]
    }
  }
}

const roles: Record<string, string> = {
  table: 'table',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

function isWide(rows: Element[][], isNumber: (cell?: Element) => boolean): boolean {
  const [head = []] = rows
  const widths = head.map((_, column) => {
    const words = rows.flatMap(({ [column]: cell }) => {
      const text = cell ? getText(cell) : ''
      return isNumber(cell) ? text : text.split(/\s|(?<=\p{L}-)(?=\p{L})/u)
    })
    return Math.max(...words.map(({ length }) => length)) + 2
  })
  return widths.reduce((sum, width) => sum + width, 0) > phoneWidth
}
