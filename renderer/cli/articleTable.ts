import type { ArticleRow } from './articleRows.ts'

/** The articles as a table for a terminal, with what links to each. */
export function articleTable(rows: ArticleRow[], today: string): string {
  const header = ['slug', 'state', 'published', 'updated', 'expires', 'words', 'min']
  const cells = rows.map(({ slug, state, published, updated, expires, words, minutes }) =>
    [slug, state, published, updated || '–', expires || '–', words, minutes].map(String),
  )
  const widths = header.map((_, column) =>
    Math.max(...[header, ...cells].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    line(header),
    ...rows.flatMap(({ linkedFrom }, index) => [
      line(cells[index] ?? []),
      `  linked from: ${linkedFrom.join(', ') || 'nothing'}`,
    ]),
    '',
    `${rows.length} articles on ${today}: ${countsOf(rows)}.`,
  ].join('\n')
}

/** '1 draft, 0 scheduled, 2 published, 0 expired' */
function countsOf(rows: ArticleRow[]): string {
  const states = ['draft', 'scheduled', 'published', 'expired'] as const
  const countOf = (state: string) => rows.filter((row) => row.state === state).length
  return states.map((state) => `${countOf(state)} ${state}`).join(', ')
}
