import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { feedLimit } from '../../renderer/files/feeds.ts'
import {
  builtPages,
  contentPages,
  resolves,
  resolvesAbsolutely,
  siteFolder,
  textOf,
} from './builtSite.ts'
import { isIndexable, metaContent, metaContents } from './pageHead.ts'

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'entry', 'link'].includes(name),
})

const indexablePages = contentPages.filter(isIndexable)
const articlePages = indexablePages.filter(({ path }) => path.startsWith('/blog/'))

test('sitemap.xml lists the indexable pages, articles with their last change', () => {
  const { urlset }: { urlset: { url: { loc: string; lastmod?: string }[] } } =
    parseXml('sitemap.xml')
  const expected = indexablePages.map((page) => {
    const [changed] = metaContents(page, 'article:modified_time')
    return { loc: absoluteUrl(page.path), ...(changed && { lastmod: changed.slice(0, 10) }) }
  })
  expect(new Set(urlset.url)).toEqual(new Set(expected))
  expect(urlset.url).toHaveLength(expected.length)
})

test('robots.txt lets everything be crawled, and names the sitemap', () => {
  const text = readSiteFile('robots.txt')
  expect(text).toContain('User-agent: *\n')
  expect(text).not.toMatch(/Disallow: *\S/)
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}\n`)
})

test('manifest.webmanifest names icons that the build holds', () => {
  const { icons }: { icons: { src: string }[] } = JSON.parse(readSiteFile('manifest.webmanifest'))
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter(({ src }) => !resolves(src))).toEqual([])
})

interface Entry {
  title: { '#text': string }
  link: { href: string; rel?: string }[]
  published: string
  content: { '#text': string }
}
const { feed }: { feed: { entry?: Entry[] } } = parseXml('feed.xml')
const atomItems = (feed.entry ?? []).map(({ title, link, published, content }) => ({
  url: link.find(({ rel }) => rel === undefined)?.href ?? '',
  title: title['#text'],
  published,
  html: content['#text'],
}))

interface Item {
  url: string
  title: string
  date_published: string
  content_html: string
}
const { items }: { items: Item[] } = JSON.parse(readSiteFile('feed.json'))
const jsonItems = items.map(({ url, title, date_published, content_html }) => ({
  url,
  title,
  published: date_published,
  html: content_html,
}))

test('both feeds hold the newest articles, newest first', () => {
  expect(atomItems).toEqual(jsonItems)
  const published = jsonItems.map((item) => item.published)
  expect(published.filter((moment) => !/^\d{4}-\d\d-\d\dT/.test(moment))).toEqual([])
  const newest = articlePages
    .map((page) => metaContent(page, 'article:published_time').slice(0, 10))
    .toSorted()
    .toReversed()
    .slice(0, feedLimit)
  expect(published.map((moment) => moment.slice(0, 10))).toEqual(newest)
})

test.each(jsonItems)('feeds have the text of $url without styles and broken links', (item) => {
  const page = builtPages.find(({ path }) => absoluteUrl(path) === item.url)
  const article = page?.document.querySelector('article')
  expect(item.title).toBe(textOf(article?.querySelector('h1')))
  const content = parse(item.html)
  const text = textOf(content)
  const missing = article
    ?.querySelectorAll('p:not(:has(time)), h2:not([id="contents"]), td, li')
    .filter(({ parentNode }) => !parentNode?.closest('nav'))
    .map(textOf)
    .filter((words) => !text.includes(words))
  expect(missing).toEqual([])
  const targets = content
    .querySelectorAll('[href], [src]')
    .map(({ attributes }) => attributes.href ?? attributes.src ?? '')
  expect(targets.filter((target) => !isGoodTarget(target))).toEqual([])
  expect(item.html).not.toMatch(/<(style|script|svg|input|select)| class=| style=/)
})

function isGoodTarget(target: string): boolean {
  if (/^(tel:\+1\d{10}|mailto:\S+@\S+)$/.test(target)) return true
  return target.startsWith(absoluteUrl('')) ? resolvesAbsolutely(target) : /^https:/.test(target)
}

/** @throws when it is not well-formed */
function parseXml(name: string) {
  return xml.parse(readSiteFile(name), true)
}

function readSiteFile(name: string): string {
  return readFileSync(join(siteFolder, name), 'utf8')
}
