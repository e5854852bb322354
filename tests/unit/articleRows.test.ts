import { expect, test } from 'vitest'
import { articleRows } from '../../renderer/cli/articleRows.ts'
import { articleTable } from '../../renderer/cli/articleTable.ts'
import { compileText } from '../../renderer/mdx/compileText.ts'
import { soundArticle } from './brokenArticles.ts'

const linking = soundArticle
  .replace('published: 2025-11-10', 'published: 2025-12-24\nexpires: 2026-01-07')
  .replace('[our services](/services)', '[defrosting](/blog/heat-pump#when-to-call)')
const texts = await Promise.all(
  Object.entries({
    'content/articles/heat-pump.mdx': soundArticle,
    'content/articles/holidays.mdx': linking,
    'content/articles/in-the-works.mdx': soundArticle.replace('listed', 'draft: true\nlisted'),
    'content/services/ac-repair.mdx': 'See [defrosting](/blog/heat-pump).\n',
  }).map(([path, text]) => compileText(process.cwd(), path, text)),
)

test('every article is listed with its state, dates, words and what links to it', () => {
  const linkedFrom = ['holidays', 'ac-repair']
  expect(articleRows(texts, '2025-12-01')).toMatchObject([
    { slug: 'holidays', state: 'scheduled' },
    { slug: 'heat-pump', state: 'published', expires: '', words: 33, minutes: 1, linkedFrom },
    { slug: 'in-the-works', state: 'draft' },
  ])
})

test('the table of a day ends with the count of each state', () => {
  const table = articleTable(articleRows(texts, '2025-12-24'), '2025-12-24')
  expect(table).toMatch(/^holidays +published {2}2025-12-24 +– +2026-01-07 +\d+ +1$/m)
  expect(table).toContain('linked from: holidays, ac-repair')
  expect(table).toContain('3 articles on 2025-12-24: 1 draft, 0 scheduled, 2 published, 0 expired.')
})
