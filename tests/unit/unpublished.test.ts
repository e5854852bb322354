import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../renderer/check/checkContent.ts'
import { reportAllErrors, reportErrors, reportUnpublished } from '../../renderer/check/report.ts'
import { soundArticle } from './brokenArticles.ts'
import { soundRecords } from './brokenRecords.ts'
import { temporaryFolder } from './files.ts'

const root = temporaryFolder()
cpSync(soundRecords, root, { recursive: true })
mkdirSync(join(root, 'content/articles'))
cpSync('public/icon.svg', join(root, 'public/icon.svg'))

const article = soundArticle
  .replaceAll('heat-pump-repair', 'boiler-repair')
  .replace('listed: true', 'listed: maybe')

test.each([
  ['a draft', article.replace('listed', 'draft: true\nlisted')],
  ['a scheduled article', article.replace('2025-11-10', '2999-11-10')],
  ['an expired article', article.replace('listed', 'expires: 2025-12-01\nlisted')],
  ['a draft that is not YAML', article.replace('title: ', 'draft: true\ntitle: "')],
  ['a draft that is not MDX', article.replace('listed', 'draft: true\nlisted').concat('<Tip>\n')],
])('mistakes in %s stop no build, and are reported', async (_, text) => {
  writeFileSync(join(root, 'content/articles/frost.mdx'), text)
  const files = await checkContent(root)
  expect(reportErrors(files)).toBe('')
  expect(reportUnpublished(files)).toMatch(
    /^Not published, and left out of the build:\n\ncontent\/articles\/frost\.mdx:\d+/,
  )
  expect(reportAllErrors(files)).toMatch(/mistakes? in content\/\.$/)
})

test.each([
  ['a published article', article],
  [
    'an article whose draft is neither true nor false',
    article.replace('listed', 'draft: yes\nlisted'),
  ],
  ['a record', undefined],
])('mistakes in %s stop the build', async (_, text = '') => {
  writeFileSync(
    join(root, 'content/articles/frost.mdx'),
    text || soundArticle.replace('listed', 'draft: true\nlisted'),
  )
  if (!text) writeFileSync(join(root, 'content/brand.yaml'), 'main: blue\n')
  const files = await checkContent(root)
  expect(reportErrors(files)).toMatch(/mistakes? in content\/\.$/)
  cpSync(soundRecords, root, { recursive: true })
})
