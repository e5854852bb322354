import type { ArticleRow } from './articleRows.ts'

/** The articles as a table for a terminal, and under each what links to it. */
export function articleTable(rows: ArticleRow[], today: string): string {
  const slugWidth = Math.max(4, ...rows.map(({ slug }) => slug.length))
  const line = (
    ...[
      slug = '',
      state = '',
      published = '',
      updated = '',
      expires = '',
      words = '',
      minutes = '',
    ]: string[]
  ) =>
    [
      slug.padEnd(slugWidth),
      state.padEnd(9),
      published.padEnd(10),
      updated.padEnd(10),
      expires.padEnd(10),
      words.padStart(6),
      minutes.padStart(4),
    ]
      .join('  ')
      .trimEnd()
  return [
    line('slug', 'state', 'published', 'updated', 'expires', 'words', 'min'),
    ...rows.flatMap((row) => [
      line(
        row.slug,
        row.state,
        row.published,
        row.updated || '–',
        row.expires || '–',
        String(row.words),
        String(row.minutes),
      ),
      `  linked from: ${row.linkedFrom.join(', ') || 'nothing'}`,
    ]),
    '',
    `${rows.length} articles on ${today}: ${countsOf(rows)}.`,
  ].join('\n')
}

function countsOf(rows: ArticleRow[]): string {
  const states = ['draft', 'scheduled', 'published', 'expired'] as const
  return states
    .map((state) => `${rows.filter((row) => row.state === state).length} ${state}`)
    .join(', ')
}
