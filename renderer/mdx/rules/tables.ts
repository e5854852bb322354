import { toString as getText } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { rule } from '../messages.ts'

/** Markdown silently drops cells that exceed the columns of the header. */
export const tables = rule('tables', (tree, report) => {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0
    for (const { children, position } of rows) {
      const count = children.length
      if (count === columns) continue
      report(
        count > columns ? children[columns]?.position : position,
        `This row has ${count} ${count === 1 ? 'cell' : 'cells'} instead of ${columns}, the number of columns.`,
        count > columns
          ? 'Delete a |, or write \\| for the character itself.'
          : 'Write a | for each cell, even if it is empty.',
      )
    }
  })
})

/** Cells of a pasted table come as one short paragraph each. */
export const lostTables = rule('lost-tables', ({ children }, report) => {
  let cells: Node[] = []
  for (const node of [...children, undefined]) {
    if (node?.type === 'paragraph' && isShort(getText(node))) cells.push(node)
    else {
      if (cells.length >= 6) {
        report(
          cells[0]?.position,
          'These short lines look like a table or a list that lost its form.',
          'Write a table with | between its cells, or - and a space before each line.',
          false,
        )
      }
      cells = []
    }
  }
})

/** At most five words that are no sentence. */
function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 5 && /[^.!?:,;]$/.test(text)
}
