import { describe, expect, test } from 'vitest'
import { formatTime } from '../../components/ui/formatTime.ts'
import { business, emailHref, phoneHref } from '../../content/business.ts'
import { cities } from '../../content/cities.ts'
import { coupons } from '../../content/coupons.ts'
import { faq } from '../../content/faq.ts'
import { listedArticles } from '../../content/model/articles.ts'
import { cityBodies, serviceBodies } from '../../content/model/bodies.ts'
import { services } from '../../content/services.ts'
import { testimonials } from '../../content/testimonials.ts'
import { articleSlugs, citySlugs, serviceSlugs } from '../sitePaths.ts'
import { builtPage, builtPages, textOf } from './builtSite.ts'

const placeholder = 'Page content coming soon.'
const ratingWords = `${business.rating.value} out of 5 from ${business.rating.count} reviews`

describe.each(builtPages)('$path', ({ document, path }) => {
  test('has the shared header', () => {
    const header = document.querySelector('header')
    expect(textOf(header)).toContain('24/7 Emergency HVAC')
    expect(textOf(header)).toContain(business.name)
    expect(textOf(header)).toContain(business.tagline)
    expect(header?.querySelector(`a[href="${phoneHref}"]`)).not.toBeNull()
    const links = header?.querySelectorAll('nav a').map((link) => linkOf(link))
    expect(links).toEqual([
      'Home /',
      'About /about',
      'Services /services',
      'Cities We Serve /cities-we-serve',
      'Blog /blog',
      'Reviews /reviews',
      'Coupons /coupons',
      'Contact /contact',
      'Schedule Service /contact',
    ])
  })

  test('marks its own link in the main navigation', () => {
    const marked = document.querySelectorAll('header nav [aria-current=page]')
    const own = document.querySelector(`header nav li a[href="${path}"]`)
    expect(marked).toEqual(own ? [own] : [])
  })

  test('has the shared footer', () => {
    const footer = document.querySelector('footer')
    expect(footer?.querySelectorAll('h2').map(textOf)).toEqual([
      business.name,
      'Our Services',
      'Service Areas',
      'Business Hours',
    ])
    expect(footer?.querySelectorAll('h2 + ul').map((list) => linksOf(list))).toEqual([
      [
        'AC Repair /services/ac-repair',
        'AC Installation /services/ac-installation',
        'Heating Repair /services/heating-repair',
        'Furnace Repair /services/furnace-repair',
        'Emergency HVAC /services/emergency-hvac',
        'Maintenance Plans /services/maintenance-plans',
      ],
      [
        'Washington DC /cities/washington-dc',
        'Silver Spring /cities/silver-spring-md',
        'Bethesda /cities/bethesda-md',
        'Rockville /cities/rockville-md',
        'Columbia /cities/columbia-md',
        'View All Cities /cities-we-serve',
      ],
    ])
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        `${business.phone} ${phoneHref}`,
        `${business.email} ${emailHref}`,
        'FAQ /faq',
        'Coupons /coupons',
        'Reviews /reviews',
        'Blog /blog',
      ]),
    )
    const hours = business.hours.map(
      ({ label, opens, closes }) => `${label}${formatTime(opens)}–${formatTime(closes)}`,
    )
    expect(footer?.querySelectorAll('dl').map(textOf)).toEqual([`${hours.join('')}Emergency24/7`])
    expect(textOf(footer)).toContain(`© ${business.copyrightYear}`)
  })
})

test('home asks to schedule or call, and proves why', () => {
  const main = builtPage('/').document.querySelector('main')
  const links = linksOf(main)
  expect(links).toContain('Schedule Service Now /contact')
  expect(links).toContain(`Call ${business.phone} ${phoneHref}`)
  expect(links).toContain('View All Services /services')
  expect(links).toContain('View All Cities /cities-we-serve')
  const featured = main?.querySelectorAll('li h3 a[href^="/services/"]').map((link) => textOf(link))
  expect(featured).toEqual([
    'AC Repair',
    'Heating Repair',
    'AC Installation',
    'Furnace Repair',
    'Emergency HVAC',
    'Maintenance Plans',
  ])
  expect(main?.querySelectorAll('li:has(svg) h3 a')).toHaveLength(6)
  expect(main?.querySelectorAll('a[href^="/cities/"]')).toHaveLength(6)
  expect(textOf(main)).toContain(ratingWords)
  const years = `${business.yearsOfExperience} Years`
  for (const point of ['24/7 Emergency', 'Same-Day', 'Licensed & Insured', years]) {
    expect(textOf(main)).toContain(point)
  }
})

test('about names the three values', () => {
  const headings = builtPage('/about').document.querySelectorAll('main li h3').map(textOf)
  expect(headings).toEqual(['Quality Workmanship', 'Experienced Team', 'Local Experts'])
})

test('services are cards, in their order', () => {
  const links = builtPage('/services').document.querySelectorAll('main li h3 a')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    services.map(({ slug }) => `/services/${slug}`),
  )
})

test('cities stand in their four areas', () => {
  const groups = builtPage('/cities-we-serve')
    .document.querySelectorAll('main section:has(a[href^="/cities/"])')
    .map((section) => [
      textOf(section.querySelector('h2')),
      section.querySelectorAll('a').map((link) => link.getAttribute('href')?.split('/').pop()),
    ])
  expect(groups).toEqual(
    business.areas.map(({ name, slug: own }) => [
      name,
      cities.filter(({ area }) => area === own).map(({ slug }) => slug),
    ]),
  )
})

test.each(serviceSlugs)('/services/%s holds its place and helps already', (slug) => {
  const main = builtPage(`/services/${slug}`).document.querySelector('main')
  expect(textOf(main).includes(placeholder)).toBe(!serviceBodies.has(slug))
  expect(main?.querySelector(`a[href="${phoneHref}"]`)).not.toBeNull()
  expect(main?.querySelector('a[href^="/contact"]')).not.toBeNull()
  expect(main?.querySelectorAll('a[href^="/services/"]').length).toBeGreaterThanOrEqual(2)
})

test.each(citySlugs)('/cities/%s holds its place', (slug) => {
  const { document } = builtPage(`/cities/${slug}`)
  expect(textOf(document.querySelector('h1'))).toMatch(/^HVAC Services in [A-Z]/)
  const main = document.querySelector('main')
  expect(textOf(main).includes(placeholder)).toBe(!cityBodies.has(slug))
  expect(main?.querySelector(`a[href="${phoneHref}"]`)).not.toBeNull()
  expect(main?.querySelector('a[href^="/contact"]')).not.toBeNull()
  expect(main?.querySelectorAll('section a[href^="/cities/"]').length).toBeGreaterThanOrEqual(2)
})

test('the blog lists the five articles in their order and says that more come', () => {
  const main = builtPage('/blog').document.querySelector('main')
  const slugs = listedArticles.map(({ slug }) => slug)
  expect(main?.querySelectorAll('li h2 a').map((link) => link.getAttribute('href'))).toEqual(
    slugs.map((slug) => `/blog/${slug}`),
  )
  expect(slugs.length).toBeLessThanOrEqual(10)
  // Where an owner's newer articles fill the list, the last of the five leave it.
  const five = articleSlugs.slice(0, 5)
  const others = slugs.filter((slug) => !five.includes(slug))
  expect(slugs.filter((slug) => five.includes(slug))).toEqual(five.slice(0, 10 - others.length))
  expect(textOf(main)).toMatch(/More articles coming soon!$/)
})

describe.each(articleSlugs)('/blog/%s', (slug) => {
  const articles = builtPage(`/blog/${slug}`).document.querySelectorAll('article')
  const article = articles[0]

  test('is one article from heading to call to action', () => {
    expect(articles).toHaveLength(1)
    expect(article?.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(article ?? null)).toMatch(/Published [A-Z][a-z]+ \d{1,2}, \d{4} · \d+ min read/)
    expect(article?.querySelectorAll('time[datetime]').length).toBeGreaterThanOrEqual(1)
  })

  test('lists its sections', () => {
    const contents = article?.querySelectorAll('nav[aria-labelledby=contents] a')
    const headings = article?.querySelectorAll('h2[id]').filter(({ id }) => id !== 'contents')
    expect(contents?.map((link) => linkOf(link))).toEqual(
      headings?.map((heading) => `${textOf(heading)} #${heading.id}`),
    )
    expect(contents?.length).toBeGreaterThanOrEqual(4)
  })

  test('leads on to related articles', () => {
    const related = builtPage(`/blog/${slug}`).document.querySelectorAll(
      'section[aria-labelledby=related] h3 a',
    )
    expect(related.length).toBeGreaterThanOrEqual(2)
    expect(related.length).toBeLessThanOrEqual(3)
    for (const link of related) expect(link.getAttribute('href')).not.toBe(`/blog/${slug}`)
  })
})

test('contact has the form of the specification and both other ways', () => {
  const main = builtPage('/contact').document.querySelector('main')
  const fields = main
    ?.querySelectorAll('form input[placeholder], form textarea')
    .map((field) => [
      textOf(field.closest('label')),
      field.getAttribute('type') ?? 'multi-line',
      field.getAttribute('placeholder'),
    ])
  expect(fields).toEqual([
    ['Full name (required)', 'text', 'Jordan Smith'],
    ['Phone number (or email)', 'tel', '(123) 456-7890'],
    ['Email address (or phone)', 'email', business.email],
    ['How can we help you?', 'multi-line', 'Describe your HVAC issue...'],
  ])
  expect(textOf(main?.querySelector('form button') ?? null)).toBe('Send Request')
  expect(linksOf(main)).toEqual(
    expect.arrayContaining([`${business.phone} ${phoneHref}`, `${business.email} ${emailHref}`]),
  )
})

test('reviews are quotations with their stars, and the rating of all', () => {
  const main = builtPage('/reviews').document.querySelector('main')
  const shown = main
    ?.querySelectorAll('figure')
    .map((figure) => [
      textOf(figure.querySelector('blockquote')),
      figure.querySelectorAll('figcaption > *').map(textOf),
      figure.querySelector('[role=img]')?.getAttribute('aria-label'),
    ])
  expect(shown).toEqual(
    testimonials.map(({ comment, name, location, rating }) => [
      comment,
      [name, location],
      `Rated ${rating} out of 5`,
    ]),
  )
  expect(textOf(main)).toContain(ratingWords)
})

test('coupons say their worth, terms and code, and how they are redeemed', () => {
  const shown = builtPage('/coupons').document.querySelectorAll('main article').map(textOf)
  expect(shown).toHaveLength(coupons.length)
  coupons.forEach(({ title, description, terms, code }, index) => {
    for (const words of [title, description, ...terms, `Mention code ${code} when you schedule`]) {
      expect(shown[index]).toContain(words)
    }
  })
})

test('the questions are native disclosure widgets', () => {
  const shown = builtPage('/faq')
    .document.querySelectorAll('main details')
    .map((item) => [textOf(item.querySelector('summary')), item.querySelectorAll('p').map(textOf)])
  expect(shown).toEqual(faq.map(({ question, answer }) => [question, answer]))
})

type Element = Parameters<typeof textOf>[0]

function linkOf(link: NonNullable<Element>): string {
  return `${textOf(link)} ${link.getAttribute('href')}`
}

function linksOf(element: Element | undefined): string[] {
  return element?.querySelectorAll('a').map((link) => linkOf(link)) ?? []
}
