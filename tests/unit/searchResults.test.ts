import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageGraph } from '../../model/json-ld/pageGraph.ts'
import type { PageMeta } from '../../model/pageMeta.ts'
import { areas, cities, pages, services } from '../../model/records.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import { cityPage, servicePage, sitePages } from '../../model/sitePages.ts'
import { JsonLd, PageHead } from '../../pages/PageHead.tsx'
import { robots, sitemap } from '../../renderer/files/crawlers.ts'

const [service] = services
const [city] = cities
const [home] = sitePages
if (!service || !city || !home) throw new Error('There is no content to test with.')

test.each([
  { what: 'a service', page: (hasText: boolean) => servicePage(service, hasText) },
  { what: 'a city', page: (hasText: boolean) => cityPage(city, hasText) },
])('search results list $what as soon as it has a body', ({ page }) => {
  const [placeholder, written] = [page(false), page(true)]
  const loc = `<loc>${absoluteUrl(written.path)}</loc>`
  expect(getRobots(placeholder)).toBe('noindex, follow')
  expect(sitemap(siteUrl, [home, placeholder])).not.toContain(loc)
  expect(getNodes(placeholder)).toMatchObject([{ '@type': 'BreadcrumbList' }])
  expect(getRobots(written)).toBe('max-image-preview:large')
  expect(sitemap(siteUrl, [home, written])).toContain(loc)
  expect(getNodes(written)[0]).toMatchObject({ '@type': 'Service' })
})

test('describes a service with its provider and its areas, or its city', () => {
  expect(getNodes(servicePage(service, true))[0]).toMatchObject({
    '@id': absoluteUrl(`/services/${service.slug}#service`),
    serviceType: service.name,
    provider: { '@id': absoluteUrl('/#business') },
    areaServed: expect.arrayContaining(areas.map(({ name }) => expect.objectContaining({ name }))),
  })
  expect(getNodes(cityPage(city, true))[0]).toMatchObject({
    // The heading of its page.
    name: `${pages.cities.cityHeading} ${city.name}`,
    areaServed: { name: city.label },
  })
})

test('every page of a preview stays out of search results', () => {
  expect(getRobots(home)).toBe('max-image-preview:large')
  expect(getRobots(home, true)).toBe('noindex, follow')
  expect(robots(siteUrl, true)).toBe('User-agent: *\nAllow: /\n')
})

test('structured data cannot close its script element', () => {
  const name = '</script><b>'
  const page = { ...home, trail: [{ name, path: '/' }] }
  const html = renderToStaticMarkup(createElement(JsonLd, { page }))
  expect(html.match(/<\/?\w+/g)).toEqual(['<script', '</script'])
  expect(html).toContain('\\u003c/script>\\u003cb>')
})

function getRobots(page: PageMeta, isPreview = false): string | undefined {
  const head = renderToStaticMarkup(createElement(PageHead, { page, noindex: isPreview }))
  return parse(head).querySelector('meta[name=robots]')?.attributes.content
}

function getNodes(page: PageMeta): readonly unknown[] {
  return pageGraph(page)?.['@graph'] ?? []
}
