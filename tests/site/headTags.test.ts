import { describe, expect, test } from 'vitest'
import { business } from '../../content/business.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { builtPage, builtPages, contentPages, resolves, textOf } from './builtSite.ts'
import { linkTargets, metaContent, metaContents } from './pageHead.ts'

const once = [
  'description',
  'robots',
  'viewport',
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
]

describe('all heads', () => {
  test('only placeholders and the error page stay out of search results', () => {
    const noindex = builtPages.filter((page) => metaContent(page, 'robots') === 'noindex, follow')
    const placeholders = builtPages.filter(
      ({ path, document }) =>
        path === '/404' ||
        textOf(document.querySelector('main')).includes('Page content coming soon.'),
    )
    expect(noindex.map(({ path }) => path)).toEqual(placeholders.map(({ path }) => path))
  })
})

describe.each(contentPages)('the head of $path', (page) => {
  const { path, document } = page
  const url = absoluteUrl(path)
  const isArticle = path.startsWith('/blog/')

  test('has each tag once', () => {
    expect(document.querySelectorAll('head title')).toHaveLength(1)
    expect(once.filter((name) => metaContents(page, name).length !== 1)).toEqual([])
    const tags = document.querySelectorAll('head meta, head link').map(({ outerHTML }) => outerHTML)
    expect(repeated(tags)).toEqual([])
  })

  test('names itself as canonical', () => {
    expect(linkTargets(page, 'canonical')).toEqual([url])
    expect(metaContent(page, 'og:url')).toBe(url)
  })

  test('says whether it may be listed', () => {
    expect(metaContent(page, 'robots')).toMatch(/^(noindex, follow|max-image-preview:large)$/)
  })

  test('introduces itself to social networks', () => {
    expect(document.querySelector('title')?.text).toContain(metaContent(page, 'og:title'))
    expect(metaContent(page, 'og:description')).toBe(metaContent(page, 'description'))
    expect(metaContent(page, 'og:type')).toBe(isArticle ? 'article' : 'website')
    expect(metaContent(page, 'og:site_name')).toBe(business.name)
    expect(metaContent(page, 'og:locale')).toBe('en_US')
    expect(metaContent(page, 'twitter:card')).toBe('summary_large_image')
  })

  test('has a picture for social networks', () => {
    const image = metaContent(page, 'og:image')
    expect(image.startsWith(absoluteUrl('/social/'))).toBe(true)
    expect(resolves(image.slice(absoluteUrl('').length))).toBe(true)
    expect(metaContent(page, 'og:image:type')).toBe('image/png')
    expect(metaContent(page, 'og:image:width')).toBe('1200')
    expect(metaContent(page, 'og:image:height')).toBe('630')
    expect(metaContent(page, 'og:image:alt')).toContain(metaContent(page, 'og:title'))
  })

  test('names the days that the article shows', () => {
    const shown = [...new Set(isArticle ? shownDays(page.html) : [])]
    const named = [
      ...metaContents(page, 'article:published_time'),
      ...metaContents(page, 'article:modified_time'),
    ]
    expect(named).toHaveLength(isArticle ? 2 : 0)
    expect([...new Set(named.map((moment) => moment.slice(0, 10)))]).toEqual(shown)
  })
})

describe.each(builtPages)('the head of $path', (page) => {
  test('colors the browser by day and by night', () => {
    expect(metaContents(page, 'theme-color')).toHaveLength(2)
  })

  test.each(['icon', 'apple-touch-icon', 'manifest', 'alternate'])('has a working %s', (rel) => {
    const targets = linkTargets(page, rel)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => !resolves(target))).toEqual([])
  })
})

describe('the head of the error page', () => {
  const page = builtPage('/404')

  test('stays out of search results and has no address', () => {
    expect(metaContent(page, 'robots')).toBe('noindex, follow')
    expect(linkTargets(page, 'canonical')).toEqual([])
    expect(metaContents(page, 'og:url')).toEqual([])
  })
})

function repeated(items: string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

function shownDays(html: string): string[] {
  return [...html.matchAll(/<time datetime="([^"]+)"/gi)].flatMap(([, day]) => day ?? [])
}
