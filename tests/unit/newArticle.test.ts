import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../../model/checks/site.ts'
import { readContent } from '../../model/readContent.ts'
import { services } from '../../model/records.ts'
import { newArticle } from '../../renderer/cli/newArticle.ts'
import { temporaryFolder } from '../support/files.ts'
import { checkTexts } from './checkTexts.ts'

const { content } = readContent(process.cwd())
const root = temporaryFolder('content/articles')

test.each([
  ['How a Heat Pump Defrosts', 'how-a-heat-pump-defrosts'],
  ["What's That Noise? 5 Sounds: Explained", 'whats-that-noise-5-sounds-explained'],
  ['2026: the "Year" of R-32 – & More', '2026-the-year-of-r-32-more'],
  ['Climatización en Maryland', 'climatizacion-en-maryland'],
  ['When a 1½-Ton AC and CO₂ Are Enough', 'when-a-1-1-2-ton-ac-and-co2-are-enough'],
  ['½-Inch Lines in Łódź, on Straße Ø', '1-2-inch-lines-in-lodz-on-strasse-o'],
])('"%s" becomes %s.mdx, a valid draft', async (title, slug) => {
  const file = newArticle(title, root)
  expect(file).toBe(`content/articles/${slug}.mdx`)
  const text = readFileSync(join(root, file), 'utf8')
  const { errors } = await checkTexts({ [file]: text }, { of: content && readSite(content) })
  expect(errors).toEqual([])
  expect(text).toContain('draft: true')
  expect(text).toContain(`services: [${services[0]?.slug}]`)
})

test.each([
  ['How a heat pump defrosts!', 'already exists'],
  ['', 'Give the title in quotes'],
  ['Defrost', '7 characters; it must have 10 to 60'],
  ['?????????????', 'no letters'],
  ['--page Financing page', 'has no option --page'],
])('rejects "%s"', (title, message) => {
  expect(() => newArticle(title, root)).toThrow(message)
})
