import { describe, expect, test } from 'vitest'
import { formatTime } from '../../components/ui/formatTime.ts'
import { values } from '../../content/about.ts'
import { business, emailHref, phoneHref } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { coupons } from '../../content/coupons.ts'
import { faq } from '../../content/faq.ts'
import { featuredCities, featuredServices, trustPoints } from '../../content/home.ts'
import { articles, listedArticles } from '../../content/model/articles.ts'
import { cityBodies, serviceBodies } from '../../content/model/bodies.ts'
import {
  footerBottom,
  footerCities,
  footerServices,
  mainNavigation,
  scheduleLink,
} from '../../content/navigation.ts'
import { services } from '../../content/services.ts'
import { testimonials } from '../../content/testimonials.ts'
import { builtPage, builtPages, textOf } from './builtSite.ts'
import { linksOf, targetsOf } from './elements.ts'

const placeholder = 'Page content coming soon.'

describe.each(builtPages)('$path', ({ document, path }) => {
  test('has the name, the phone number and the navigation in its header', () => {
    const header = document.querySelector('header')
    for (const words of [business.name, business.tagline]) expect(textOf(header)).toContain(words)
    expect(targetsOf(header, 'a')).toContain(phoneHref)
    const navigation = header?.querySelector('nav[aria-label=Main]')
    expect(linksOf(navigation)).toEqual(asLinks([...mainNavigation, scheduleLink]))
    const marked = navigation?.querySelectorAll('[aria-current=page]') ?? []
    const isInNavigation = mainNavigation.some(({ href }) => href === path)
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(isInNavigation ? [path] : [])
  })

  test('has the columns, the hours and the bottom row in its footer', () => {
    const footer = document.querySelector('footer')
    expect(footer?.querySelectorAll('h2 + ul').map(linksOf)).toEqual([
      asLinks(footerServices),
      asLinks(footerCities),
    ])
    const contact = [`${business.phone} ${phoneHref}`, `${business.email} ${emailHref}`]
    expect(linksOf(footer)).toEqual(expect.arrayContaining([...contact, ...asLinks(footerBottom)]))
    const hours = textOf(footer?.querySelector('dl') ?? null)
    for (const { label, opens, closes } of business.hours) {
      expect(hours).toContain(label)
      if (opens && closes) expect(hours).toContain(`${formatTime(opens)}–${formatTime(closes)}`)
    }
    expect(textOf(footer)).toContain(`© ${business.copyrightYear} ${business.name}`)
  })
})

test('the home page features services, cities, reasons and the rating', () => {
  const main = mainOf('/')
  expect(targetsOf(main, 'li h3 a[href^="/services/"]')).toEqual(
    featuredServices.map((slug) => `/services/${slug}`),
  )
  expect(new Set(targetsOf(main, 'a[href^="/cities/"]'))).toEqual(
    new Set(featuredCities.map((slug) => `/cities/${slug}`)),
  )
  for (const { title, text } of trustPoints) {
    expect(textOf(main)).toContain(title)
    expect(textOf(main)).toContain(text)
  }
  expectRating(main)
})

test('the about page names the values', () => {
  const headings = mainOf('/about')?.querySelectorAll('li h3').map(textOf)
  expect(headings).toEqual(expect.arrayContaining(values.map(({ title }) => title)))
})

test('/services leads to every service once', () => {
  const paths = targetsOf(mainOf('/services'), 'a[href^="/services/"]')
  expect(paths.toSorted()).toEqual(services.map(({ slug }) => `/services/${slug}`).toSorted())
})

test('/cities-we-serve lists the cities of each area below its name', () => {
  const groups = mainOf('/cities-we-serve')
    ?.querySelectorAll('h2[id]')
    .map((heading) => [textOf(heading), targetsOf(heading.parentNode, 'ul a[href^="/cities/"]')])
  expect(groups).toEqual(
    business.areas.map(({ name, slug }) => [
      name,
      cities.filter(({ area }) => area === slug).map((city) => `/cities/${city.slug}`),
    ]),
  )
})

test.each(services)(
  '/services/$slug has a text or its placeholder, and offers help',
  ({ slug }) => {
    const main = mainOf(`/services/${slug}`)
    expect(textOf(main).includes(placeholder)).toBe(!serviceBodies.has(slug))
    expect(targetsOf(main, 'a')).toContain(phoneHref)
    expect(targetsOf(main, 'a[href^="/contact"]')).not.toEqual([])
    expect(new Set(targetsOf(main, 'a[href^="/services/"]')).size).toBeGreaterThanOrEqual(2)
  },
)

test.each(cities)(
  '/cities/$slug has a text or its placeholder, and offers help',
  ({ slug, name }) => {
    const main = mainOf(`/cities/${slug}`)
    expect(textOf(main?.querySelector('h1') ?? null)).toBe(`HVAC Services in ${name}`)
    expect(textOf(main).includes(placeholder)).toBe(!cityBodies.has(slug))
    expect(targetsOf(main, 'a')).toContain(phoneHref)
    expect(targetsOf(main, 'a[href^="/contact"]')).not.toEqual([])
    expect(new Set(targetsOf(main, 'a[href^="/cities/"]')).size).toBeGreaterThanOrEqual(2)
  },
)

test('/blog lists at most ten articles, in their order, and says that more come', () => {
  const main = mainOf('/blog')
  expect(targetsOf(main, 'li h2 a')).toEqual(listedArticles.map(({ slug }) => `/blog/${slug}`))
  expect(listedArticles.length).toBeLessThanOrEqual(10)
  expect(textOf(main)).toMatch(/More articles coming soon!$/)
})

describe.each(articles)('/blog/$slug', ({ slug, sections, cta }) => {
  const { document } = builtPage(`/blog/${slug}`)
  const article = document.querySelector('article')

  test('is one article with its dates, from its heading to its button', () => {
    expect(document.querySelectorAll('article')).toHaveLength(1)
    expect(article?.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(article)).toMatch(/Published [A-Z][a-z]+ \d{1,2}, \d{4} .*\d+ min read/)
    expect(linksOf(article)).toContain(`${cta.label} ${cta.href}`)
  })

  test('lists its sections, and leads to other articles', () => {
    const contents = article?.querySelector('nav[aria-labelledby=contents]')
    expect(linksOf(contents)).toEqual(sections.map(({ id, text }) => `${text} #${id}`))
    const related = targetsOf(document.querySelector('#related')?.closest('section'), 'h3 a')
    expect(related).not.toContain(`/blog/${slug}`)
    expect(related.length).toBeLessThanOrEqual(3)
  })
})

test('/contact has the form, the phone number and the email address', () => {
  const main = mainOf('/contact')
  const names = main?.querySelectorAll('form :is(input, textarea)[placeholder]')
  expect(names?.map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'phone',
    'email',
    'message',
  ])
  expect(targetsOf(main, 'a')).toEqual(expect.arrayContaining([phoneHref, emailHref]))
})

test('/reviews quotes every customer with stars, and shows the rating', () => {
  const main = mainOf('/reviews')
  const shown = main
    ?.querySelectorAll('figure:has(blockquote)')
    .map((figure) => [
      textOf(figure.querySelector('blockquote')),
      textOf(figure.querySelector('figcaption')).replace(/\s*★.*/, ''),
      figure.querySelector('[role=img]')?.getAttribute('aria-label'),
    ])
  expect(shown).toEqual(
    testimonials.map(({ comment, name, location, rating }) => [
      comment,
      `${name}${location}`,
      `Rated ${rating} out of 5`,
    ]),
  )
  expectRating(main)
})

test('/coupons shows the value, terms and code of every coupon, and how to use it', () => {
  const shown = mainOf('/coupons')?.querySelectorAll('article').map(textOf)
  expect(shown).toHaveLength(coupons.length)
  coupons.forEach(({ title, description, terms, code }, index) => {
    for (const words of [title, description, ...terms, `Mention code ${code} when you schedule`]) {
      expect(shown?.[index]).toContain(words)
    }
  })
})

test('/faq answers every question in a native disclosure widget', () => {
  const shown = mainOf('/faq')
    ?.querySelectorAll('details')
    .map((item) => [textOf(item.querySelector('summary')), textOf(item)])
  expect(shown?.map(([question]) => question)).toEqual(faq.map(({ question }) => question))
  faq.forEach(({ answer }, index) => {
    for (const paragraph of answer) expect(shown?.[index]?.[1]).toContain(paragraph)
  })
})

function mainOf(path: string) {
  return builtPage(path).document.querySelector('main')
}

function expectRating(main: ReturnType<typeof mainOf>) {
  const { value, count } = business.rating
  expect(textOf(main).replace(/★+/, '')).toContain(`${value} out of 5 from ${count} reviews`)
}

function asLinks(links: { label: string; href: string }[]): string[] {
  return links.map(({ label, href }) => `${label} ${href}`)
}
