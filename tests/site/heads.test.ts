import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../model/documentKinds.ts'
import { language } from '../../model/languages.ts'
import {
  business,
  cities,
  emptyPages,
  findVersions,
  hasSampleReviews,
  words,
} from '../../model/records.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import { pagesByPath } from '../../model/sitePages.ts'
import { builtPage, builtPages, contentPages, getText, hasPage } from '../support/builtSite.ts'
import { jsonLdNodes, linkTargets, metaContent, metaContents } from '../support/pageHead.ts'
import { siteFolder } from '../support/sitePages.ts'

test.each(contentPages)('$path has a title and a description that fit search results', (page) => {
  const titles = page.document.querySelectorAll('head title')
  expect(titles).toHaveLength(1)
  const [title = '', ...rest] = getText(titles[0] ?? null).split(' | ')
  expect(rest).toEqual([business.name])
  expect(title).toMatch(/^.{10,60}$/)
  expect(metaContent(page, 'description')).toMatch(/^.{50,160}$/)
  expect(linkTargets(page, 'canonical')).toEqual([absoluteUrl(page.path)])
  expect(metaContent(page, 'robots')).toMatch(/^(noindex, follow|max-image-preview:large)$/)
  expect(metaContent(page, 'viewport')).toContain('width=device-width')
})

test.each(contentPages)(
  'a shared link to $path shows its title, description, and image',
  (page) => {
    const title = metaContent(page, 'og:title')
    expect(page.document.querySelector('title')?.text).toContain(title)
    expect(metaContent(page, 'og:image:alt')).toContain(title)
    const expected = {
      'og:url': absoluteUrl(page.path),
      'og:type': page.path.startsWith('/blog/') ? 'article' : 'website',
      'og:description': metaContent(page, 'description'),
      'og:site_name': business.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }
    const names = Object.keys(expected)
    expect(Object.fromEntries(names.map((name) => [name, metaContent(page, name)]))).toEqual(
      expected,
    )
    const image = metaContent(page, 'og:image')
    expect(image).toMatch(`${siteUrl}/social/`)
    const png = readFileSync(join(siteFolder, image.replace(siteUrl, '')))
    // The signature, then the header chunk: width and height. https://www.w3.org/TR/png/#11IHDR
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(100_000)
  },
)

test.each(contentPages)('the head of $path has the dates shown on the page', (page) => {
  // Only the first line below the heading: reviews and sources have their own dates.
  const times = page.document.querySelectorAll('article h1 ~ * > p:first-child time')
  const shown = new Set(times.map((time) => time.getAttribute('datetime')))
  const named = ['article:published_time', 'article:modified_time'].flatMap((name) =>
    metaContents(page, name).map((moment) => moment.slice(0, 10)),
  )
  expect(named).toHaveLength(shown.size > 0 ? 2 : 0)
  expect(new Set(named)).toEqual(shown)
})

test.each(contentPages)('search engines find $path in the other languages', (page) => {
  const versions = findVersions(page.path)
  // The sitemap lists the others.
  const listed = language ? versions : versions.filter(({ isThis }) => !isThis)
  const expected = listed.map(({ code, address }) => `${code} ${siteUrl}${address}`)
  if (language) expected.push(`x-default ${siteUrl}${page.path}`)
  const links = page.document.querySelectorAll('head link[rel=alternate]')
  const found = links.flatMap((link) => {
    const code = link.getAttribute('hreflang')
    return code ? `${code} ${link.getAttribute('href')}` : []
  })
  expect(found).toEqual(expected)
})

// For whether the targets exist, see links.test.ts.
test.each(builtPages)('the head of $path has icons, without duplicates', (page) => {
  const tags = page.document.querySelectorAll('head meta, head link').map((tag) => tag.outerHTML)
  expect(repeatedIn(tags)).toEqual([])
  expect(metaContents(page, 'theme-color')).toHaveLength(1)
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    expect(linkTargets(page, rel), rel).not.toEqual([])
  }
})

test('the home page, the blog, and its articles link the feed', () => {
  const withFeed = builtPages.filter((page) =>
    linkTargets(page, 'alternate').some((href) => href.endsWith('/feed.xml')),
  )
  const expected = builtPages.filter(({ path }) => path === '/' || /^\/blog(\/|$)/.test(path))
  expect(withFeed.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
})

test('search results omit pages without facts of their own, empty lists, and the error page, which has no URL', () => {
  const isHidden = builtPages.filter((page) => metaContent(page, 'robots') === 'noindex, follow')
  const isUnfinished = builtPages.filter(
    ({ path }) => path === '/404' || emptyPages.includes(path) || !pagesByPath.get(path)?.indexable,
  )
  expect(isHidden.map(({ path }) => path)).toEqual(isUnfinished.map(({ path }) => path))
  expect(linkTargets(builtPage('/404'), 'canonical')).toEqual([])
  expect(metaContents(builtPage('/404'), 'og:url')).toEqual([])
})

test.runIf(hasSampleReviews)(
  'no title, description, heading, or structured data calls samples customers’ words',
  () => {
    const { value = '', count = '' } = business.rating ?? {}
    const claim = new RegExp(
      `\\b(customers?['’]? (reviews?|words?|ratings?|say)|reviews? (by|from|of) (our )?customers|rated|${value}|${count} reviews)\\b`,
      'i',
    )
    for (const page of builtPages) {
      const headings = page.document.querySelectorAll('title, h1, h2, h3').map(getText)
      const metas = ['description', 'og:title', 'og:description', 'og:image:alt']
      const texts = [...headings, ...metas.flatMap((name) => metaContents(page, name))]
      expect(
        texts.filter((text) => claim.test(text)),
        page.path,
      ).toEqual([])
      for (const { aggregateRating } of jsonLdNodes(page)) {
        if (aggregateRating)
          expect(aggregateRating).toMatchObject({
            ratingExplanation: words.rating.sample,
          })
      }
    }
  },
)

test('no two pages share a title, heading, description, or image', () => {
  const getTexts = (selector: string) =>
    contentPages.map(({ document }) => getText(document.querySelector(selector)))
  expect(repeatedIn(getTexts('title'))).toEqual([])
  for (const name of ['description', 'og:image']) {
    expect(repeatedIn(contentPages.map((page) => metaContent(page, name)))).toEqual([])
  }
  // Titles and breadcrumbs tell cities with the same name apart.
  const names = cities.filter(({ slug }) => hasPage(paths.city(slug))).map(({ name }) => name)
  const namesakes = names.length - new Set(names).size
  expect(repeatedIn(getTexts('h1'))).toHaveLength(namesakes)
})

function repeatedIn(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) < index)
}
