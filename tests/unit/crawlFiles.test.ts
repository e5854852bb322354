import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { articles } from '../../content/model/articles.ts'
import { servicePage, sitePages } from '../../content/model/sitePages.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { services } from '../../content/services.ts'
import { articleHtml } from '../../renderer/files/articleHtml.tsx'
import { feeds } from '../../renderer/files/feeds.ts'
import { icons } from '../../renderer/files/icons.ts'
import { robots } from '../../renderer/files/robots.ts'
import { sitemap } from '../../renderer/files/sitemap.ts'
import { sitePage } from './sitePage.ts'

const [service] = services
const [article] = articles
if (!service || !article) throw new Error('There is no content to test with.')

describe('sitemap', () => {
  test('takes a service in as soon as it has a text', async () => {
    const loc = `<loc>${absoluteUrl(`/services/${service.slug}`)}</loc>`
    const home = sitePage('/')
    expect(String(await sitemap([home, servicePage(service, false)]))).not.toContain(loc)
    expect(String(await sitemap([home, servicePage(service, true)]))).toContain(loc)
  })

  test('dates what the content dates', async () => {
    const xml = String(await sitemap([sitePage('/about'), sitePage(`/blog/${article.slug}`)]))
    expect(xml.match(/<lastmod>[^<]*<\/lastmod>/g)).toEqual([
      `<lastmod>${article.updated ?? article.published}</lastmod>`,
    ])
  })
})

describe('robots', () => {
  test('names the sitemap, but for a preview, which has none', () => {
    expect(robots(false)).toContain(absoluteUrl('/sitemap.xml'))
    expect(robots(true)).toBe('User-agent: *\nAllow: /\n')
  })
})

describe('feeds', () => {
  test('are the same whenever they are made', () => {
    const articles = sitePages.filter(({ subject }) => subject.kind === 'article').slice(0, 3)
    const today = feeds(articles)
    vi.useFakeTimers({ now: new Date('2040-01-01') })
    expect(feeds(articles)).toEqual(today)
    vi.useRealTimers()
  })

  test('are there before the first article', () => {
    expect(feeds([]).atom).toContain('<updated>')
    expect(JSON.parse(feeds([]).json).items).toEqual([])
  })
})

const [small, large] = ['/assets/pictures/unit-480.webp', '/assets/pictures/unit-800.webp']

function TextWithPicture() {
  return createElement('img', { src: large, srcSet: `${small} 480w, ${large} 800w` })
}

describe('articleHtml', () => {
  test.each(articles)('makes the links of $slug absolute and leaves no style', (article) => {
    const html = articleHtml(article)
    expect(html).not.toMatch(/href="[/#]/)
    expect(html).not.toMatch(/ class=| style=|<style/)
  })

  test('makes the addresses of a picture absolute', () => {
    const html = articleHtml({ ...article, Body: TextWithPicture })
    expect(html).toContain(`src="${absoluteUrl(large)}"`)
    expect(html).toContain(`="${absoluteUrl(small)} 480w, ${absoluteUrl(large)} 800w"`)
  })
})

describe('icons', () => {
  test('holds one PNG in the icon file', async () => {
    const ico = (await icons())['/favicon.ico']
    expect(ico?.readUInt16LE(4)).toBe(1)
    expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
    expect(ico?.subarray(23, 26).toString()).toBe('PNG')
  })
})
