import type { ArticleRow } from './articleRows.ts'

const states = ['draft', 'scheduled', 'published', 'expired'] as const

/** The articles as a table for a terminal, with what links to each. */
export function articleTable(rows: ArticleRow[], today: string): string {
  const header = ['slug', 'state', 'published', 'updated', 'expires', 'words', 'min']
  const cells = rows.map(({ slug, state, published, updated, expires, words, minutes }) =>
    [slug, state, published, updated || '–', expires || '–', words, minutes].map(String),
  )
  const widths = header.map((_, column) =>
    Math.max(...[header, ...cells].map((row) => row[column]?.length ?? 0)),
  )
  const [head, ...lines] = [header, ...cells].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const counts = states.map(
    (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
  )
  return [
    head,
    ...rows.flatMap(({ linkedFrom }, index) => [
      lines[index],
      `  linked from: ${linkedFrom.join(', ') || 'nothing'}`,
    ]),
    '',
    `${rows.length} articles on ${today}: ${counts.join(', ')}.`,
  ].join('\n')
}
