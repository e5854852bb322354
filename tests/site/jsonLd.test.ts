import { describe, expect, test } from 'vitest'
import { language } from '../../model/languages.ts'
import {
  areas,
  business,
  coupons,
  faq,
  inOwnLanguage,
  pages,
  phoneHref,
  services,
  words,
} from '../../model/records.ts'
import { absoluteUrl, siteUrl } from '../../model/settings.ts'
import {
  builtPage,
  builtPages,
  contentPages,
  getMain,
  getTargets,
  getText,
  hasPage,
  resolvesAbsolutely,
} from '../support/builtSite.ts'
import { jsonLdNode, jsonLdNodes, metaContent } from '../support/pageHead.ts'

const businessId = `${siteUrl}/#business`

const articlePages = contentPages.filter(({ path }) => path.startsWith('/blog/'))

describe.each(builtPages)('the structured data of $path', (page) => {
  const { path, document } = page
  const nodes = jsonLdNodes(page)
  const isErrorPage = path === '/404'

  test('is a single graph about this page, and absent on the error page', () => {
    const scripts = document.querySelectorAll('script[type="application/ld+json"]')
    expect(scripts).toHaveLength(isErrorPage ? 0 : 1)
    // Nothing refers to the breadcrumbs.
    const named = nodes.filter((node) => node['@type'] !== 'BreadcrumbList')
    const ids = named.map((node) => node['@id'])
    const others = ids.filter((id) => !id.startsWith(`${absoluteUrl(path)}#`))
    // The business is the same in all languages.
    expect(others).toEqual(path === '/' && language ? [businessId] : [])
    expect(new Set(ids).size).toBe(ids.length)
    const types = nodes.map((node) => node['@type'])
    // Google forbids reviews of one's own business.
    expect(types).not.toContain('Review')
  })

  test('refers only to files in the build', () => {
    // An article's citations are on other sites, and so are profiles.
    const own = nodes.map(({ citation: _, sameAs: __, ...node }) => node)
    const addresses = JSON.stringify(own).match(/(?<=")https?:[^"]+/g) ?? []
    expect(addresses.filter((url) => !resolvesAbsolutely(url))).toEqual([])
  })

  test("repeats the page's breadcrumbs", () => {
    const shown = document
      .querySelectorAll(`nav[aria-label="${words.layout.breadcrumb}"] li`)
      .map((step) => {
        const [name, href] = [
          getText(step.querySelector('a, [aria-current=page]')).replace(
            ` ${inOwnLanguage.note}`,
            '',
          ),
          getTargets(step)[0],
        ]
        return { name, ...(href && { item: absoluteUrl(href) }) }
      })
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
    expect(list?.itemListElement ?? []).toMatchObject(shown)
    if (path !== '/' && !isErrorPage) expect(shown.length).toBeGreaterThan(1)
  })
})

// For what the hours are, see tests/owner.
test('the home page describes the business, its areas, services, and rating', () => {
  const { name, email, priceRange, rating, emergency, location, hours } = business
  const node = jsonLdNodes(builtPage('/')).find((one) => one['@id'] === businessId)
  if (!node) throw new Error('The home page has no business.')
  // Five decimals are about a meter.
  const degrees = expect.stringMatching(/^-?\d+\.\d{5}$/)
  expect(node).toMatchObject({
    ...{ '@id': businessId, name, email, priceRange, url: absoluteUrl('/') },
    geo: { '@type': 'GeoCoordinates', latitude: degrees, longitude: degrees },
    telephone: phoneHref.replace('tel:', ''),
    address: {
      addressLocality: location.city,
      addressRegion: location.region,
      ...(location.street && { streetAddress: location.street }),
    },
  })
  // Without one, customers don't come.
  if (!location.street) expect(node.address).not.toHaveProperty('streetAddress')
  expect(node.openingHoursSpecification).toHaveLength(hours.filter(({ opens }) => opens).length)
  // Google forbids ratings that another site collected.
  expect('aggregateRating' in node).toBe(Boolean(rating && !rating.source))
  const hasEmergency = ['always', 'hours'].includes(emergency.answered)
  expect(JSON.stringify(node.contactPoint ?? '').includes('"emergency"')).toBe(hasEmergency)
  const namesIn = (value: unknown) => JSON.stringify(value).match(/(?<="name":")[^"]+/g)
  const areaNames = areas.map(({ name }) => name)
  expect(namesIn(node.areaServed)).toEqual(expect.arrayContaining(areaNames))
  expect(namesIn(node.hasOfferCatalog)).toEqual([
    pages.services.name,
    ...services.map(({ name }) => name),
  ])
  const site = { name, url: absoluteUrl('/') }
  expect(jsonLdNode(builtPage('/'), 'WebSite')).toMatchObject(site)
})

test.each(articlePages)('$path describes its article, with dates and sources', (page) => {
  const node = jsonLdNode(page, 'BlogPosting')
  const times = page.document.querySelectorAll('h1 ~ div > p:first-child time')
  const days = times.map((time) => time.getAttribute('datetime'))
  const sources = page.document.querySelectorAll('section:has(> #sources) li a')
  expect(node).toMatchObject({
    headline: getText(page.document.querySelector('h1')),
    description: metaContent(page, 'description'),
    image: metaContent(page, 'og:image'),
    publisher: { '@id': businessId },
    author: { '@type': 'Organization', name: business.name, url: absoluteUrl('/') },
    datePublished: `${days[0]}T12:00:00Z`,
    dateModified: `${days.at(-1)}T12:00:00Z`,
  })
  expect(node.citation ?? []).toEqual(sources.map((link) => link.getAttribute('href')))
})

test.runIf(faq.length > 0 && hasPage(pages.faq.path))(
  '/faq repeats its questions and answers',
  () => {
    const shown = getMain('/faq')
      .querySelectorAll('section:has(> h2 ~ div)')
      .map((item) => ({
        '@type': 'Question',
        name: getText(item.querySelector('h2')),
        acceptedAnswer: {
          '@type': 'Answer',
          // A link to another page is not part of the answer.
          text: item.querySelectorAll('p:not(:has(a))').map(getText).join('\n'),
        },
      }))
    expect(shown).toHaveLength(faq.length)
    expect(jsonLdNode(builtPage('/faq'), 'FAQPage').mainEntity).toEqual(shown)
  },
)

test.runIf(hasPage(pages.coupons.path))('/coupons repeats its offers', () => {
  const text = getText(getMain('/coupons'))
  const offers = jsonLdNodes(builtPage('/coupons')).filter((node) => node['@type'] === 'Offer')
  expect(offers.map(({ identifier }) => identifier)).toEqual(coupons.map(({ code }) => code))
  for (const { identifier, name } of offers) {
    expect(text).toContain(name)
    expect(text).toContain(identifier)
  }
})
