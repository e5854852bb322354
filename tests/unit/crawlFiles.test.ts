import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import type { Article } from '../../content/model/article.ts'
import { type PageFacts, pageFacts } from '../../content/model/pageFacts.ts'
import { business } from '../../content/model/records.ts'
import { articleSchema } from '../../content/model/schemas/article.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { atomFeed, feedLimit } from '../../renderer/files/atomFeed.ts'
import { icons } from '../../renderer/files/icons.ts'
import { validArticle } from '../support/validArticle.ts'

test('the feed is valid without articles', () => {
  expect(readFeed([])).toMatchObject({ updated: `${business.copyrightYear}-01-01T12:00:00Z` })
})

test('dates the feed by its newest article', () => {
  const articles = [{ published: '2020-05-01' }, { published: '2020-03-01', updated: '2020-06-01' }]
  expect(readFeed(articles).updated).toBe('2020-06-01T12:00:00Z')
})

test('the feed has only the newest articles', () => {
  const articles = Array.from({ length: feedLimit + 1 }, (_, index) => ({ slug: `a-${index}` }))
  const { entry } = readFeed(articles)
  expect(entry).toHaveLength(feedLimit)
  expect(entry[0].id).toBe(absoluteUrl('/blog/a-0'))
})

test('the feed shows titles and descriptions as written', () => {
  const text = 'a[b[0]]>1 & <b> ]]> and "&amp;"'
  const { entry } = readFeed([{ heading: text, description: text }])
  expect(entry).toMatchObject([{ title: text, summary: text }])
})

const xml = new XMLParser({ isArray: (name) => name === 'entry', parseTagValue: false })

function readFeed(articles: Partial<Article>[]) {
  return xml.parse(atomFeed(articles.map(toPage)), true).feed
}

function Nothing() {
  return null
}

function toPage(changes: Partial<Article>): PageFacts {
  const article: Article = {
    ...articleSchema.parse(parseDocument(validArticle.split('---')[1] ?? '').toJS()),
    slug: 'how-a-heat-pump-defrosts',
    state: 'published',
    sources: [],
    Body: Nothing,
    sections: [],
    readingMinutes: 3,
    ...changes,
  }
  const { slug, heading: name } = article
  return pageFacts(
    { ...article, path: `/blog/${slug}`, name },
    { subject: { kind: 'article', article } },
  )
}

test.each([
  ['an XML declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Inkscape --><svg'],
  ['a document type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg'],
  ['a size of its own', "<svg width='48' height='48px'"],
])('accepts an icon that begins with %s', async (_, start) => {
  const files = await icons(`${start} viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></svg>`)
  const { width, height } = await sharp(files['/apple-touch-icon.png']).metadata()
  expect([width, height]).toEqual([180, 180])
})

test('the icon file contains one PNG', async () => {
  const ico = (await icons())['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
})
