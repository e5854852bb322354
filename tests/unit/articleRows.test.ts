import { expect, test } from 'vitest'
import { articleCount, articleRows } from '../../model/articleRows.ts'
import { compileDocument } from '../../renderer/mdx/compileDocument.ts'
import { site } from '../../site.config.ts'
import { validArticle } from '../support/validArticle.ts'

const linking = validArticle
  .replace('published: 2025-11-10', 'published: 2025-12-24\nexpires: 2026-01-07')
  .replace('[our services](/services)', '[defrosting](/blog/heat-pump#when-to-call)')
const texts = await Promise.all(
  Object.entries({
    'content/articles/heat-pump.mdx': validArticle,
    'content/articles/holidays.mdx': linking,
    'content/articles/in-the-works.mdx': validArticle.replace('listed', 'draft: true\nlisted'),
    'content/services/ac-repair.mdx': 'See [defrosting](/blog/heat-pump).\n',
  }).map(([path, text]) => compileDocument(site, process.cwd(), path, text)),
)

test('lists every article with its status, dates, word count, and incoming links', () => {
  expect(articleRows(texts, '2025-12-01')).toMatchObject([
    { slug: 'holidays', state: 'scheduled', linkedFrom: 'nothing' },
    {
      slug: 'heat-pump',
      state: 'published',
      facts: 'from 2025-11-10, listed, 33 words, 1 min',
      linkedFrom: 'holidays, ac-repair',
    },
    { slug: 'in-the-works', state: 'draft' },
  ])
  const [holidays] = articleRows(texts, '2025-12-24')
  expect(holidays?.facts).toContain('from 2025-12-24, expires 2026-01-07')
})

test('counts the articles by status', () => {
  expect(articleCount(articleRows(texts, '2025-12-24'), '2025-12-24')).toBe(
    '3 articles on 2025-12-24: 1 draft, 0 scheduled, 2 published, 0 expired.',
  )
})
