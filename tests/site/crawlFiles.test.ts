import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { builtPages, contentPages, resolves, siteFolder, textOf } from './builtSite.ts'
import { isIndexable, metaContents } from './pageHead.ts'

const list = (name: string) => ['url', 'entry', 'link'].includes(name)
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: list })

const indexablePages = contentPages.filter(isIndexable)
const articlePages = indexablePages.filter(({ path }) => path.startsWith('/blog/'))

describe('sitemap.xml', () => {
  const text = readSiteFile('sitemap.xml')
  const { urlset } = z
    .object({
      urlset: z.strictObject({
        xmlns: z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
        url: z.array(z.strictObject({ loc: z.url(), lastmod: z.iso.date().optional() })).min(1),
      }),
    })
    .parse(xml.parse(text))

  test('is well-formed UTF-8', () => {
    expect(XMLValidator.validate(text)).toBe(true)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/i)
  })

  test('lists the indexable pages and nothing else', () => {
    expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
      indexablePages.map(({ path }) => absoluteUrl(path)).sort(),
    )
  })

  test('dates exactly the articles, by their last change', () => {
    const dated = urlset.url.flatMap(({ loc, lastmod }) => (lastmod ? [[loc, lastmod]] : []))
    const expected = articlePages.map((page) => [
      absoluteUrl(page.path),
      metaContents(page, 'article:modified_time')[0]?.slice(0, 10),
    ])
    expect(Object.fromEntries(dated)).toEqual(Object.fromEntries(expected))
  })
})

describe('robots.txt', () => {
  const text = readSiteFile('robots.txt')

  test('lets everything be crawled', () => {
    expect(text).toContain('User-agent: *\n')
    expect(text).not.toMatch(/Disallow: *\S/)
  })

  test('names the sitemap', () => {
    expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}\n`)
  })
})

interface FeedItem {
  id: string
  url: string
  title: string
  /** ISO 8601, with time zone. */
  published: string
  html: string
}

describe.each([
  ['feed.xml', atomItems()],
  ['feed.json', jsonItems()],
])('%s', (_name, items) => {
  test('holds every article, newest first', () => {
    expect(items.map(({ url }) => url).sort()).toEqual(
      articlePages.map(({ path }) => absoluteUrl(path)).sort(),
    )
    const published = items.map((item) => item.published)
    expect(published).toEqual(published.toSorted().toReversed())
  })

  test.each(items)('holds the full text of $url', ({ url, title, html }) => {
    const page = builtPages.find(({ path }) => absoluteUrl(path) === url)
    const article = page?.document.querySelector('article')
    expect(title).toBe(textOf(article?.querySelector('h1') ?? null))
    const text = textOf(parse(html))
    const paragraphs = article?.querySelectorAll(
      'p:not(:has(time)), h2:not([id="contents"]), td, li',
    )
    const missing = paragraphs
      ?.filter(({ parentNode }) => !parentNode?.closest('nav'))
      .map(textOf)
      .filter((words) => !text.includes(words))
    expect(missing).toEqual([])
  })

  test.each(items)('links $url to what the build holds, absolutely', ({ html }) => {
    const targets = parse(html)
      .querySelectorAll('[href], [src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    expect(targets.filter((target) => !isGoodTarget(target))).toEqual([])
  })

  test.each(items)('holds $url without styles', ({ html }) => {
    expect(html).not.toMatch(/<style|<script| class=| style=/)
  })
})

describe('feed.xml', () => {
  test('is well-formed', () => {
    expect(XMLValidator.validate(readSiteFile('feed.xml'))).toBe(true)
  })
})

describe('manifest.webmanifest', () => {
  test('names icons that the build holds', () => {
    const manifest = z
      .object({ name: z.string(), icons: z.array(z.object({ src: z.string() })).min(1) })
      .parse(JSON.parse(readSiteFile('manifest.webmanifest')))
    expect(manifest.icons.filter(({ src }) => !resolves(src))).toEqual([])
  })
})

function atomItems(): FeedItem[] {
  const { feed } = z
    .object({
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
    .parse(xml.parse(readSiteFile('feed.xml')))
  return feed.entry.map(({ id, title, link, published, content }) => ({
    id,
    published,
    url: link.find(({ rel }) => rel === undefined)?.href ?? '',
    title: title['#text'],
    html: content['#text'],
  }))
}

function jsonItems(): FeedItem[] {
  const { items } = z
    .object({
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
    .parse(JSON.parse(readSiteFile('feed.json')))
  return items.map(({ content_html: html, date_published: published, ...item }) => ({
    ...item,
    published,
    html,
  }))
}

function isGoodTarget(target: string): boolean {
  if (/^(tel:\+1\d{10}|mailto:\S+@\S+)$/.test(target)) return true
  const root = absoluteUrl('')
  if (!target.startsWith(`${root}/`)) return /^https:\/\//.test(target) && !target.startsWith(root)
  return resolves(target.slice(root.length).replace(/#.*/, ''))
}

function readSiteFile(name: string): string {
  const file = join(siteFolder, name)
  if (!existsSync(file)) throw new Error(`The build has no ${name}.`)
  return readFileSync(file, 'utf8')
}
