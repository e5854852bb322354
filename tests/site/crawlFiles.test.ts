import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import {
  builtPages,
  contentPages,
  resolves,
  resolvesAbsolutely,
  siteFolder,
  textOf,
} from './builtSite.ts'
import { isIndexable, metaContents } from './pageHead.ts'

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'entry', 'link'].includes(name),
})

const indexablePages = contentPages.filter(isIndexable)
const articlePages = indexablePages.filter(({ path }) => path.startsWith('/blog/'))

test('sitemap.xml lists the indexable pages and nothing else, articles with their last change', () => {
  expect(readSiteFile('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/i)
  const { urlset } = z
    .object({
      urlset: z.strictObject({
        xmlns: z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
        url: z.array(z.strictObject({ loc: z.url(), lastmod: z.iso.date().optional() })),
      }),
    })
    .parse(parseXml('sitemap.xml'))
  const expected = indexablePages.map((page) => {
    const [changed] = metaContents(page, 'article:modified_time')
    return { loc: absoluteUrl(page.path), ...(changed && { lastmod: changed.slice(0, 10) }) }
  })
  const byAddress = (one: { loc: string }, other: { loc: string }) => (one.loc < other.loc ? -1 : 1)
  expect(urlset.url.toSorted(byAddress)).toEqual(expected.toSorted(byAddress))
})

test('robots.txt lets everything be crawled, and names the sitemap', () => {
  const text = readSiteFile('robots.txt')
  expect(text).toContain('User-agent: *\n')
  expect(text).not.toMatch(/Disallow: *\S/)
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}\n`)
})

test('manifest.webmanifest names icons that the build holds', () => {
  const manifest = z
    .object({ name: z.string(), icons: z.array(z.object({ src: z.string() })).min(1) })
    .parse(JSON.parse(readSiteFile('manifest.webmanifest')))
  expect(manifest.icons.filter(({ src }) => !resolves(src))).toEqual([])
})

const atomSchema = z.object({
  feed: z.object({
    xmlns: z.literal('http://www.w3.org/2005/Atom'),
    id: z.url(),
    updated: z.iso.datetime(),
    entry: z.array(
      z.object({
        id: z.url(),
        title: z.object({ '#text': z.string() }),
        link: z.array(z.object({ href: z.url(), rel: z.string().optional() })),
        updated: z.iso.datetime(),
        published: z.iso.datetime(),
        content: z.object({ type: z.literal('html'), '#text': z.string() }),
      }),
    ),
  }),
})
const atomItems = atomSchema.parse(parseXml('feed.xml')).feed.entry.map((entry) => ({
  url: entry.link.find(({ rel }) => rel === undefined)?.href ?? '',
  title: entry.title['#text'],
  published: entry.published,
  html: entry.content['#text'],
}))

// https://www.jsonfeed.org/version/1.1/
const jsonSchema = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/1'),
  title: z.string(),
  feed_url: z.literal(absoluteUrl('/feed.json')),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_html: z.string(),
      date_published: z.iso.datetime(),
    }),
  ),
})
const jsonItems = jsonSchema.parse(JSON.parse(readSiteFile('feed.json'))).items.map((item) => ({
  url: item.url,
  title: item.title,
  published: item.date_published,
  html: item.content_html,
}))

describe.each([
  ['feed.xml', atomItems],
  ['feed.json', jsonItems],
])('%s', (_name, items) => {
  test('holds every article, newest first', () => {
    expect(items.map(({ url }) => url).toSorted()).toEqual(
      articlePages.map(({ path }) => absoluteUrl(path)).toSorted(),
    )
    const published = items.map((item) => item.published)
    expect(published).toEqual(published.toSorted().toReversed())
  })

  test.each(items)('holds the text of $url, without styles and broken links', (item) => {
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
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    expect(targets.filter((target) => !isGoodTarget(target))).toEqual([])
    expect(item.html).not.toMatch(/<style|<script| class=| style=/)
  })
})

function isGoodTarget(target: string): boolean {
  if (/^(tel:\+1\d{10}|mailto:\S+@\S+)$/.test(target)) return true
  return target.startsWith(absoluteUrl('')) ? resolvesAbsolutely(target) : /^https:/.test(target)
}

/** @throws when it is not well-formed */
function parseXml(name: string): unknown {
  return xml.parse(readSiteFile(name), true)
}

function readSiteFile(name: string): string {
  return readFileSync(join(siteFolder, name), 'utf8')
}
