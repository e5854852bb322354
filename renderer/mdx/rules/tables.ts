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
