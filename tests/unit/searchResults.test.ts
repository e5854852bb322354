import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { businessType } from '../../model/json-ld/business.ts'
import { pageGraph } from '../../model/json-ld/pageGraph.ts'
import type { PageMeta } from '../../model/pageMeta.ts'
import { areas, cities, pages, services, tradesInWords } from '../../model/records.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import { cityPage, servicePage, sitePages } from '../../model/sitePages.ts'
import { JsonLd, PageHead } from '../../pages/PageHead.tsx'
import { robots, sitemap } from '../../renderer/files/crawlers.ts'

const [service] = services
const [city] = cities
const [home] = sitePages
if (!service || !city || !home) throw new Error('There is no content to test with.')

const bareService = { ...service, steps: undefined, ready: undefined, prices: undefined }
// In an area without local facts.
const bareCity = { ...city, slug: 'nowhere', houses: undefined }

test.each([
  ['a service without a text or facts of its own', servicePage(bareService, false), false],
  ['a service with a text', servicePage(bareService, true), true],
  ['a service with its own steps', servicePage({ ...bareService, steps: ['We look.'] }), true],
  ['a service with what to have ready', servicePage({ ...bareService, ready: ['A key'] }), true],
  [
    'a service with prices',
    servicePage({ ...bareService, prices: [{ what: 'Visit', from: 80, to: 80 }] }),
    true,
  ],
  ['a city without a text or facts of its own', cityPage(bareCity, false), false],
  ['a city with a text', cityPage(bareCity, true), true],
  [
    'a city with its kinds of house',
    cityPage({
      ...bareCity,
      houses: [{ drawing: 'rambler', name: 'Rambler', text: 'Short ducts' }],
    }),
    true,
  ],
])('whether search results list %s', (_, page, isListed) => {
  const loc = `<loc>${absoluteUrl(page.path)}</loc>`
  expect(page.indexable).toBe(isListed)
  expect(getRobots(page)).toBe(isListed ? 'max-image-preview:large' : 'noindex, follow')
  expect(sitemap(siteUrl, [home, page]).includes(loc)).toBe(isListed)
  const types = getNodes(page).map((node) => node['@type'])
  expect(types).toEqual(isListed ? ['Service', 'BreadcrumbList'] : ['BreadcrumbList'])
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
    serviceType: tradesInWords,
    areaServed: { name: city.label },
  })
})

test.each([
  [['heating', 'cooling'], 'HVACBusiness'],
  [
    ['cooling', 'plumbing', 'heating'],
    ['HVACBusiness', 'Plumber'],
  ],
  [['electrical'], 'Electrician'],
  [
    ['plumbing', 'electrical', 'roofing'],
    ['Plumber', 'Electrician', 'RoofingContractor'],
  ],
  [['chimney', 'ductCleaning'], 'HomeAndConstructionBusiness'],
  [['chimney', 'roofing'], 'RoofingContractor'],
] as const)('search engines know a business of %j as %j', (trades, type) => {
  expect(businessType([...trades])).toEqual(type)
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

function getNodes(page: PageMeta): { '@type': string }[] {
  return JSON.parse(JSON.stringify(pageGraph(page)?.['@graph'] ?? []))
}
