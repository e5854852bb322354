import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inDays } from '../../model/schemas/fields.ts'
import { checkContent } from '../../renderer/content/checkContent.ts'
import { reportAllErrors, reportErrors, reportUnpublished } from '../../renderer/content/report.ts'
import { site } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { validArticle } from '../support/validArticle.ts'
import { validDocuments, validRecords } from './brokenRecords.ts'

const root = temporaryFolder()
cpSync(validRecords, root, { recursive: true })
mkdirSync(join(root, 'content/articles'))

const article = validArticle
  .replaceAll('heat-pump-repair', 'boiler-repair')
  .replace('listed: true', 'listed: maybe')

test.each([
  ['a draft', article.replace('listed', 'draft: true\nlisted')],
  ['a scheduled article', article.replace('2025-11-10', inDays(365))],
  ['an expired article', article.replace('listed', 'expires: 2025-12-01\nlisted')],
  ['a draft that is not YAML', article.replace('title: ', 'draft: true\ntitle: "')],
  ['a draft that is not MDX', article.replace('listed', 'draft: true\nlisted').concat('<Tip>\n')],
])('reports errors in %s without failing the build', async (_, text) => {
  writeFileSync(join(root, 'content/articles/frost.mdx'), text)
  const files = await checkContent(site, root)
  expect(reportErrors(files)).toBe('')
  expect(reportUnpublished(files)).toMatch(
    /^Not published, and left out of the build:\n\ncontent\/articles\/frost\.mdx:\d+/,
  )
  expect(reportAllErrors(files)).toMatch(/errors? in content\/\.$/)
})

test('a draft of an own page can have errors, and a text can link to it, but no button', async () => {
  const page = validDocuments.pages.replace('---\n', '---\ndraft: true\n')
  const linking = validDocuments.articles.replace('Damp air', 'See [our plans](/plans).')
  mkdirSync(join(root, 'content/pages'))
  writeFileSync(join(root, 'content/pages/plans.mdx'), page.replace(/^lead: .*\n/m, ''))
  writeFileSync(join(root, 'content/articles/frost.mdx'), linking)
  const files = await checkContent(site, root)
  expect(reportUnpublished(files)).toContain('content/pages/plans.mdx')
  expect(reportErrors(files)).toBe('')
  writeFileSync(join(root, 'content/pages/plans.mdx'), page)
  const calling = linking.replace(/href: .*/, 'href: /plans')
  writeFileSync(join(root, 'content/articles/frost.mdx'), calling)
  expect(reportErrors(await checkContent(site, root))).toContain(
    'The page /plans is a draft.\n  Write the address of another page, or delete "draft: true" there.',
  )
  rmSync(join(root, 'content/pages'), { recursive: true })
})

test.each([
  ['a published article', article],
  [
    'an article whose draft is neither true nor false',
    article.replace('listed', 'draft: yes\nlisted'),
  ],
  ['a record', undefined],
])('errors in %s fail the build', async (_, text = '') => {
  writeFileSync(
    join(root, 'content/articles/frost.mdx'),
    text || validArticle.replace('listed', 'draft: true\nlisted'),
  )
  if (!text) writeFileSync(join(root, 'content/brand.yaml'), 'main: blue\n')
  const files = await checkContent(site, root)
  expect(reportErrors(files)).toMatch(/errors? in content\/\.$/)
  cpSync(validRecords, root, { recursive: true })
})
