import { XMLParser } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import type { Article } from '../../content/model/article.ts'
import { type PageFacts, pageFacts } from '../../content/model/pageFacts.ts'
import { articleSchema } from '../../content/model/schemas/article.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { articleHtml } from '../../renderer/files/articleHtml.tsx'
import { feedLimit, feeds } from '../../renderer/files/feeds.ts'
import { icons } from '../../renderer/files/icons.ts'
import { soundArticle } from './brokenArticles.ts'

afterEach(() => vi.useRealTimers())

test('the feeds do not depend on the time of the build', () => {
  const today = feeds([pageOf()])
  vi.useFakeTimers({ now: new Date('2040-01-01') })
  expect(feeds([pageOf()])).toEqual(today)
})

test('the feeds are valid without articles', () => {
  expect(feeds([]).atom).toContain('<updated>')
  expect(JSON.parse(feeds([]).json).items).toEqual([])
})

test('the feeds were last changed when their newest article was', () => {
  expect(feeds([pageOf({ published: '2020-05-01' })]).atom).toMatch(
    /<updated>2020-05-01T.*<entry>.*<updated>2020-05-01T/s,
  )
})

test('the feeds hold the newest articles only', () => {
  const pages = Array.from({ length: feedLimit + 1 }, (_, index) => pageOf({ slug: `a-${index}` }))
  const { items } = JSON.parse(feeds(pages).json)
  expect(items).toHaveLength(feedLimit)
  expect(items[0].url).toContain('/blog/a-0')
})

test('the feed can be read, whatever an article says', () => {
  const { feed } = new XMLParser().parse(feeds([pageOf({ Body: Brackets })]).atom)
  expect(parse(feed.entry.content).textContent).toContain(Brackets())
})

function Brackets() {
  return 'a[b[0]]>1 & <b> ]]> and ]]> again'
}

/** An article, changed. */
function articleOf(changes: Partial<Article> = {}): Article {
  return {
    ...articleSchema.parse(parseDocument(soundArticle.split('---')[1] ?? '').toJS()),
    slug: 'how-a-heat-pump-defrosts',
    state: 'published',
    sources: [],
    Body: Picture,
    sections: [],
    wordCount: 500,
    readingMinutes: 3,
    ...changes,
  }
}

function pageOf(changes?: Partial<Article>): PageFacts {
  const article = articleOf(changes)
  const { slug, heading: name } = article
  return pageFacts(
    { ...article, path: `/blog/${slug}`, name },
    { subject: { kind: 'article', article } },
  )
}

function Picture() {
  return createElement('img', { src: '/assets/pictures/unit-800.webp' })
}

test('a picture in a feed has an absolute address', () => {
  const html = articleHtml(articleOf({ Body: Picture }))
  expect(html).toContain(`src="${absoluteUrl('/assets/pictures/unit-800.webp')}"`)
})

test.each([
  ['an XML declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Inkscape --><svg'],
  ['a document type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg'],
  ['a size of its own', "<svg width='48' height='48px'"],
])('an icon may begin with %s', async (_, start) => {
  const files = await icons(`${start} viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></svg>`)
  const { width, height } = await sharp(files['/apple-touch-icon.png']).metadata()
  expect([width, height]).toEqual([180, 180])
})

test('the icon file holds one PNG', async () => {
  const ico = (await icons())['/favicon.ico']
  expect(ico?.readUInt16LE(4)).toBe(1)
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
  expect(ico?.subarray(23, 26).toString()).toBe('PNG')
})
