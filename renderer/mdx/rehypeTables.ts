import type { Element, Root } from 'hast'
import { toString as getText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/** Matches a number, price, percentage, range, or sum, such as '$1.60 × 10 ÷ 0.80'. */
const number = /^(?=.*\d)[$¢%\d.,–\s°F×÷+−-]+$/

/**
 * The average number of letters from which columns of text are too long to fit next to each other
 * on a phone.
 */
const longText = 24

/** The number of letters up to which labels of a stacked table fit in a column of their own. */
const shortLabel = 8

/**
 * The width (px) of a table on a phone, and what its longest words take: per letter, and for a
 * cell's padding.
 */
const phone = { width: 326, letter: 7.5, padding: 16 }

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
      const [head = [], ...body] = getRows(table)
      const labels = head.map(getText)
      // An empty header cell isn't a header. https://www.w3.org/WAI/tutorials/tables/one-header/
      for (const cell of head) if (getText(cell) === '') cell.tagName = 'td'
      for (const cell of body.flat()) if (number.test(getText(cell))) addClass(cell, 'number')
      for (const column of labels.keys()) {
        const isNumeric = column > 0 && body.every((row) => hasNumber(row[column]))
        const align = head[column]?.properties.align ?? (isNumeric ? 'right' : 'left')
        for (const row of [head, ...body]) alignCell(row[column], align)
      }
      const texts = body.flatMap((row) => row.slice(1).map(getText))
      if (labels.length >= 3 && texts.join('').length / texts.length >= longText) {
        stack(table, labels, body)
      } else if (parent && index !== undefined && (labels.length >= 4 || isWide([head, ...body]))) {
        const ariaLabel = `Table: ${labels.join(', ')}`
        parent.children[index] = h('div.scrolls', { role: 'region', ariaLabel, tabIndex: 0 }, [
          table,
        ])
      }
    })
  }
}

// Uses classes, because `pageCss` drops the rules of unused ones.
function addClass(cell: Element | undefined, name: string): void {
  if (cell) cell.properties.className = [...getClasses(cell), name]
}

const alignments = new Map<unknown, string>([
  ['center', 'center'],
  ['right', 'end'],
])

/** Aligns a cell as its column says: |:-:| or |-:|. The page's policy blocks inline styles. */
function alignCell(cell: Element | undefined, align: unknown): void {
  if (cell) delete cell.properties.align
  const name = alignments.get(align)
  if (name) addClass(cell, name)
}

function hasNumber(cell: Element | undefined): boolean {
  return cell !== undefined && getClasses(cell).includes('number')
}

function getClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
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
  addClass(table, 'stacked')
  if (labels.slice(1).every(({ length }) => length <= shortLabel)) addClass(table, 'aligned')
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

/** Whether the longest words in its columns are wider than a phone. */
function isWide([head = [], ...body]: Element[][]): boolean {
  const widths = head.map((_, column) => {
    const words = [head, ...body].flatMap((row) => {
      const cell = row[column]
      const text = cell ? getText(cell) : ''
      return hasNumber(cell) ? text : text.split(/\s|(?<=\p{L}-)(?=\p{L})/u)
    })
    return Math.max(...words.map(({ length }) => length)) * phone.letter + phone.padding
  })
  return widths.reduce((sum, width) => sum + width, 0) > phone.width
}
