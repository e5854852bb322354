import { describe, expect, test } from 'vitest'
import { business, phoneHref } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { faq } from '../../content/faq.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { services } from '../../content/services.ts'
import { builtPage, builtPages, contentPages, resolves, textOf } from './builtSite.ts'
import { isIndexable, jsonLdNode, jsonLdNodes, metaContent } from './pageHead.ts'

const articlePages = contentPages.filter(({ path }) => path.startsWith('/blog/'))

describe.each(builtPages)('the structured data of $path', (page) => {
  const { path, document } = page
  const nodes = jsonLdNodes(page)

  test('is one graph, or none on the error page', () => {
    const scripts = document.querySelectorAll('script[type="application/ld+json"]')
    expect(scripts).toHaveLength(path === '/404' ? 0 : 1)
  })

  test('gives each node an address of this page', () => {
    const ids = nodes.map((node) => node['@id'])
    expect(ids.filter((id) => !id.startsWith(`${absoluteUrl(path)}#`))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('leads only to what the build holds', () => {
    // What an article cites is on other sites.
    const own = nodes.map(({ citation: _, ...node }) => node)
    expect(addressesIn(own).filter((url) => !leadsSomewhere(url))).toEqual([])
  })

  test('repeats the breadcrumb that the page shows', () => {
    const shown = document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((step) => ({
      name: textOf(step.querySelector('a, [aria-current]')),
      path: step.querySelector('a')?.getAttribute('href'),
    }))
    expect(breadcrumbIn(nodes)).toEqual(shown)
    if (path !== '/' && path !== '/404') expect(shown.length).toBeGreaterThan(1)
  })

  test('is the breadcrumb alone on a placeholder', () => {
    if (isIndexable(page) || path === '/404') return
    expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList'])
  })
})

describe('the structured data of the home page', () => {
  const page = builtPage('/')
  const node = jsonLdNode(page, 'HVACBusiness')
  const { location, rating } = business

  test('describes the business', () => {
    expect(node).toMatchObject({
      '@id': absoluteUrl('/#business'),
      name: business.name,
      email: business.email,
      url: absoluteUrl('/'),
      telephone: phoneHref.replace('tel:', ''),
      address: {
        addressLocality: location.city,
        addressRegion: location.region,
        addressCountry: 'US',
      },
      priceRange: business.priceRange,
      openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
        dayOfWeek: days,
        opens,
        closes,
      })),
      aggregateRating: { ratingValue: rating.value, reviewCount: rating.count },
      contactPoint: { contactType: 'emergency' },
    })
    expect(node.telephone).toMatch(/^\+1\d{10}$/)
    expect(node.address).not.toHaveProperty('streetAddress')
  })

  test('places it to five decimals', () => {
    expect(node.geo).toEqual({
      '@type': 'GeoCoordinates',
      latitude: location.latitude.toFixed(5),
      longitude: location.longitude.toFixed(5),
    })
  })

  test('names the areas and the services', () => {
    expect(namesIn(node.areaServed)).toEqual(
      expect.arrayContaining(business.areas.map(({ name }) => name)),
    )
    expect(namesIn(node.hasOfferCatalog)).toEqual(['Services', ...services.map(({ name }) => name)])
  })

  test('shows the rating on the page too', () => {
    const text = textOf(page.document.querySelector('main'))
    expect(text).toContain(`${rating.value} out of 5 from ${rating.count} reviews`)
  })

  test('names the site', () => {
    expect(jsonLdNode(page, 'WebSite')).toMatchObject({
      name: business.name,
      url: absoluteUrl('/'),
    })
  })

  test('has no reviews of its own', () => {
    expect(builtPages.flatMap(jsonLdNodes).map((node) => node['@type'])).not.toContain('Review')
  })
})

describe.each(articlePages)('the structured data of $path', (page) => {
  const node = jsonLdNode(page, 'BlogPosting')

  test('says what the article shows', () => {
    expect(node.headline).toBe(textOf(page.document.querySelector('h1')))
    expect(node.description).toBe(metaContent(page, 'description'))
    expect(node.image).toBe(metaContent(page, 'og:image'))
    expect(node.mainEntityOfPage).toBe(absoluteUrl(page.path))
    expect(node.publisher).toEqual({ '@id': absoluteUrl('/#business') })
    expect(node.author).toMatchObject({
      '@type': 'Organization',
      name: business.name,
      url: absoluteUrl('/'),
    })
    expect(node.wordCount).toBeGreaterThan(100)
  })

  test('dates it with a time zone, by the days that it shows', () => {
    const days = page.document
      .querySelectorAll('h1 ~ div time')
      .map((time) => time.getAttribute('datetime'))
    expect(node.datePublished).toBe(`${days[0]}T12:00:00Z`)
    expect(node.dateModified).toBe(`${days.at(-1)}T12:00:00Z`)
  })

  test('cites the sources that it lists', () => {
    const listed = page.document.querySelectorAll('[aria-labelledby=sources] li a')
    expect(node.citation ?? []).toEqual(
      listed.map((link) => ({
        '@type': 'CreativeWork',
        name: textOf(link),
        url: link.getAttribute('href'),
        publisher: { '@type': 'Organization', name: expect.any(String) },
      })),
    )
  })
})

describe('the structured data of /faq', () => {
  test('repeats the questions and answers that the page shows', () => {
    const page = builtPage('/faq')
    const shown = page.document.querySelectorAll('details').map((item) => ({
      '@type': 'Question',
      name: textOf(item.querySelector('summary')),
      acceptedAnswer: {
        '@type': 'Answer',
        // What leads on is no part of the answer.
        text: item
          .querySelectorAll('p')
          .filter((paragraph) => !paragraph.querySelector('a'))
          .map(textOf)
          .join('\n'),
      },
    }))
    expect(shown).toHaveLength(faq.length)
    expect(jsonLdNode(page, 'FAQPage').mainEntity).toEqual(shown)
  })
})

describe('the structured data of /coupons', () => {
  test('offers the coupons that the page shows', () => {
    const page = builtPage('/coupons')
    const text = textOf(page.document.querySelector('main'))
    const offers = jsonLdNodes(page).filter((node) => node['@type'] === 'Offer')
    expect(offers.map(({ identifier }) => identifier)).toEqual(coupons.map(({ code }) => code))
    for (const { identifier, name } of offers) {
      expect(text).toContain(name)
      expect(text).toContain(identifier)
    }
  })
})

function breadcrumbIn(nodes: ReturnType<typeof jsonLdNodes>) {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  return objectsIn(list?.itemListElement).map(({ name, item }) => ({
    name,
    path: typeof item === 'string' ? item.slice(absoluteUrl('').length) : undefined,
  }))
}

function namesIn(value: unknown): unknown[] {
  return objectsIn(value).flatMap(({ name }) => name ?? [])
}

/** Every object within a value, in order, but references by `@id`. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : [Object.fromEntries(Object.entries(value))]
  return [...own, ...Object.values(value).flatMap(objectsIn)]
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

/** A fragment names a thing of that page's structured data, not an element. */
function leadsSomewhere(url: string): boolean {
  const root = absoluteUrl('')
  return url.startsWith(`${root}/`) && resolves(url.slice(root.length).replace(/#.*/, ''))
}
