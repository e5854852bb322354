import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { toAddress } from '../../model/records.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import { feedLimit, feedPath } from '../../renderer/files/atomFeed.ts'
import { contentPages, getText, otherPages, resolves } from '../support/builtSite.ts'
import { isIndexable, metaContent, metaContents } from '../support/pageHead.ts'
import { siteFolder } from '../support/sitePages.ts'

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'entry', 'link'].includes(name),
})

const indexablePages = contentPages.filter(isIndexable)
const articlePages = indexablePages.filter(({ path }) => path.startsWith('/blog/'))

test('sitemap.xml lists the indexable pages, with the last change of articles', () => {
  const { urlset }: { urlset: { url: { loc: string; lastmod?: string }[] } } =
    parseXml('sitemap.xml')
  const expected = [...indexablePages, ...otherPages.filter(isIndexable)]
    .filter(({ path }) => !path.endsWith('/404'))
    .map((page) => {
      const [changed] = metaContents(page, 'article:modified_time')
      return { loc: siteUrl + page.address, ...(changed && { lastmod: changed.slice(0, 10) }) }
    })
  expect(
    new Set(urlset.url.map(({ loc, lastmod }) => ({ loc, ...(lastmod && { lastmod }) }))),
  ).toEqual(new Set(expected))
  expect(urlset.url).toHaveLength(expected.length)
})

test('robots.txt allows crawling everything and names the sitemap', () => {
  const text = readSiteFile('robots.txt')
  expect(text).toContain('User-agent: *\n')
  expect(text).not.toMatch(/Disallow: *\S/)
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}\n`)
})

test('manifest.webmanifest names icons in the build', () => {
  const { icons }: { icons: { src: string }[] } = JSON.parse(readSiteFile('manifest.webmanifest'))
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter(({ src }) => !resolves(src))).toEqual([])
})

interface Entry {
  title: string
  link: { href: string }[]
  published: string
  summary: string
}

test('the feed has the newest articles, newest first, with their descriptions', () => {
  const { feed }: { feed: { entry?: Entry[] } } = parseXml(feedPath(toAddress('/')))
  const entries = (feed.entry ?? []).map(({ title, link, published, summary }) => {
    return { title, url: link[0]?.href, published, summary }
  })
  const newest = articlePages
    .map((page) => ({
      title: getText(page.document.querySelector('h1')),
      url: absoluteUrl(page.path),
      published: metaContent(page, 'article:published_time'),
      summary: metaContent(page, 'description'),
    }))
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.url.localeCompare(b.url))
  expect(entries).toEqual(newest.slice(0, feedLimit))
})

/** @throws if it is not well-formed */
function parseXml(name: string) {
  return xml.parse(readSiteFile(name), true)
}

function readSiteFile(name: string): string {
  return readFileSync(join(siteFolder, name), 'utf8')
}
