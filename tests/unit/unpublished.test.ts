import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inDays } from '../../model/schemas/fields.ts'
import { checkContent } from '../../renderer/content/checkContent.ts'
import { reportAllErrors, reportErrors, reportUnpublished } from '../../renderer/content/report.ts'
import { site } from '../../site.config.ts'
import { temporaryFolder } from '../support/files.ts'
import { validArticle } from '../support/validArticle.ts'
import { validRecords } from './brokenRecords.ts'

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
