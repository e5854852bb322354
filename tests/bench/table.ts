import type { Row } from './row'

/** The rows as Markdown: a table for each group. */
export function table(rows: Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return groups
    .map((group) => {
      const lines = rows.filter((row) => row.group === group).map(lineOf)
      return [`## ${group}`, '', ...head, ...lines, ''].join('\n')
    })
    .join('\n')
}

const head = ['| What | Measured | Goal | Met | Peers |', '| --- | --- | --- | --- | --- |']

function lineOf({ what, measured, goal = '', met, peers = '' }: Row): string {
  const verdict = met === undefined ? '' : met ? 'yes' : '**no**'
  return `| ${[what, measured, goal, verdict, peers].join(' | ')} |`
}
