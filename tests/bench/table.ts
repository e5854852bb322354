import type { Row } from './row.ts'

/** The rows as Markdown: a table for each group. */
export function table(rows: Row[]): string {
  return [...tables(rows)].map(([group, lines]) => `## ${group}\n\n${lines}`).join('\n\n')
}

/**
 * A document with new tables in the place of the old ones of their groups; what is not measured anew stays.
 * @param measured when, and on what: it stands over each new table
 */
export function withTables(document: string, rows: Row[], measured: string): string {
  const sections = new Map(
    document.split(/^(?=## )/m).map((text) => [text.match(/^## (.*)/)?.[1] ?? '', text]),
  )
  for (const [group, lines] of tables(rows)) {
    sections.set(group, `## ${group}\n\n${measured}\n\n${lines}\n\n`)
  }
  return `${[...sections.values()].map((text) => text.trimEnd()).join('\n\n')}\n`
}

function tables(rows: Row[]): Map<string, string> {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return new Map(
    groups.map((group) => {
      const lines = rows.filter((row) => row.group === group).map(lineOf)
      return [group, [...head, ...lines].join('\n')]
    }),
  )
}

const head = ['| What | Measured | Goal | Met | Peers |', '| --- | --- | --- | --- | --- |']

function lineOf({ what, measured, goal = '', met, peers = '' }: Row): string {
  const verdict = met === undefined ? '' : met ? 'yes' : '**no**'
  return `| ${[what, measured, goal, verdict, peers].join(' | ')} |`
}
