import { describe, expect, test } from 'vitest'
import { decimal } from '../../components/browser/formatNumber.ts'
import { getDrawing } from '../../components/drawings/drawingFiles.ts'
import { hoursRows } from '../../components/ui/hoursRows.ts'
import { relatedArticles } from '../../model/article.ts'
import { articles, listedArticles } from '../../model/articles.ts'
import { documents } from '../../model/documents.ts'
import {
  about,
  areas,
  business,
  cities,
  coupons,
  emailHref,
  faq,
  getEquipment,
  home,
  localGroups,
  navigation,
  pages,
  phoneHref,
  services,
  symptoms,
  testimonials,
  utilities,
} from '../../model/records.ts'
import { sitePages } from '../../model/sitePages.ts'
import {
  builtPage,
  builtPages,
  getLinks,
  getMain,
  getTargets,
  getText,
  placeholder,
} from '../support/builtSite.ts'

test('the build has a page for every record and article, the error page, and no others', () => {
  const paths = [...sitePages.map(({ path }) => path), '/404']
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

describe.each(builtPages)('$path', ({ document, path }) => {
  test('has the name, phone number, and navigation in its header', () => {
    const header = document.querySelector('header')
    for (const words of [business.name, business.tagline]) expect(getText(header)).toContain(words)
    expect(getTargets(header)).toContain(phoneHref)
    // Until the script shows whether the office is open.
    const [row] = hoursRows(business.hours.filter(({ closed }) => !closed))
    expect(getText(header)).toContain(row ? `${row.label} ${row.times.join(', ')}` : '')
    const menu = header?.querySelector('nav[aria-label=Main]')
    const call = { label: business.phone, href: phoneHref }
    expect(getLinks(menu)).toEqual(asLinks([...navigation.main, navigation.schedule, call]))
    const isInNavigation = navigation.main.some(({ href }) => href === path)
    expect(getTargets(menu, '[aria-current=page]')).toEqual(isInNavigation ? [path] : [])
  })

  test('has the columns, hours, licenses, and bottom row in its footer', () => {
    const footer = document.querySelector('footer')
    expect(footer?.querySelectorAll('h2 + ul').map(getLinks)).toEqual([
      asLinks(navigation.footer.services),
      asLinks(navigation.footer.cities),
    ])
    const contact = [`${business.phone} ${phoneHref}`, `${business.email} ${emailHref}`]
    expect(getLinks(footer)).toEqual(
      expect.arrayContaining([...contact, ...asLinks(navigation.footer.bottom)]),
    )
    const hours = getText(footer?.querySelector('dl'))
    for (const { label, times } of hoursRows(business.hours)) {
      expect(hours).toContain(label + times.join(''))
    }
    for (const license of business.licenses) expect(getText(footer)).toContain(license)
    expect(getText(footer)).toContain(`© ${business.copyrightYear} ${business.name}`)
  })
})

test('the error page explains the error and links to other pages', () => {
  const main = getMain('/404')
  expect(getText(main.querySelector('h1'))).toBe('Unexpected Application Error!')
  expect(getText(main)).toContain('404 Not Found')
  const steps = symptoms?.symptoms.map(({ steps }) => steps) ?? []
  expect(getTargets(main)).toEqual([phoneHref, '/', ...steps])
})

test('the home page warns of danger and lists symptoms', () => {
  const main = getMain('/')
  const asked = main.querySelectorAll('details[name=symptom]')
  expect(asked.map((details) => getText(details.querySelector('summary')))).toEqual(
    symptoms?.symptoms.map(({ label }) => label) ?? [],
  )
  for (const [index, { first, callIf, service, steps }] of (symptoms?.symptoms ?? []).entries()) {
    expect(getText(asked[index])).toContain(`${first}Call if ${callIf}`)
    expect(getTargets(asked[index])).toEqual([`/services/${service}`, steps])
  }
  if (symptoms) expect(getTargets(main)).toContain(symptoms.danger.href)
})

test('the home page features services, cities, and reasons', () => {
  const main = getMain('/')
  expect(getTargets(main, 'li h3 a[href^="/services/"]')).toEqual(
    home.featuredServices.map((slug) => `/services/${slug}`),
  )
  expect(new Set(getTargets(main, 'a[href^="/cities/"]'))).toEqual(
    new Set(home.featuredCities.map((slug) => `/cities/${slug}`)),
  )
  for (const { title, text } of home.trustPoints) {
    expect(getText(main)).toContain(title)
    expect(getText(main)).toContain(text)
  }
})

test('the about page lists the values', () => {
  const headings = getMain('/about').querySelectorAll('li h3').map(getText)
  expect(headings).toEqual(expect.arrayContaining(about.values.map(({ title }) => title)))
})

test('/services lists every service once, after links to emergencies and groups', () => {
  const paths = getTargets(getMain('/services'), 'h3 a')
  expect(paths.toSorted()).toEqual(services.map(({ slug }) => `/services/${slug}`).toSorted())
  const emergencies = services.filter(({ isEmergency }) => isEmergency)
  const shortcuts = getTargets(
    getMain('/services').querySelector('nav[aria-label="Service groups"]'),
  )
  expect(shortcuts.slice(0, emergencies.length)).toEqual(
    emergencies.map(({ slug }) => `/services/${slug}`),
  )
  const ids = new Set(services.map(({ group }) => `#${group}`))
  expect(shortcuts.slice(emergencies.length).toSorted()).toEqual([...ids].toSorted())
})

test('/cities-we-serve lists the cities of each area below its name, in alphabetical order', () => {
  const groups = getMain('/cities-we-serve')
    .querySelectorAll('h2[id]')
    .map((heading) => [getText(heading), getTargets(heading.parentNode, 'a[href^="/cities/"]')])
  expect(groups).toEqual(
    areas.map(({ name, slug }) => [
      name,
      cities
        .filter(({ area }) => area === slug)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'))
        .map((city) => `/cities/${city.slug}`),
    ]),
  )
})

test.each([
  ...services.map(({ slug, name, related }) => ({
    path: `/services/${slug}`,
    heading: name,
    hasText: documents.services.has(slug),
    others: related.length,
  })),
  ...cities.map(({ slug, name, nearby }) => ({
    path: `/cities/${slug}`,
    heading: `${pages.cities.cityHeading} ${name}`,
    hasText: documents.cities.has(slug),
    others: nearby.length,
  })),
])('$path has a body or a placeholder, and offers help', ({ path, heading, hasText, others }) => {
  const main = getMain(path)
  expect(getText(main.querySelector('h1'))).toBe(heading)
  expect(getText(main).includes(placeholder)).toBe(!hasText)
  expect(getTargets(main)).toContain(phoneHref)
  expect(getTargets(main, 'a[href^="/contact"]')).not.toEqual([])
  const linked = getTargets(main, `a[href^="${path.replace(/[^/]+$/, '')}"]`)
  expect(new Set(linked).size).toBeGreaterThanOrEqual(others)
})

function getSection(path: string, heading: string) {
  const sections = getMain(path).querySelectorAll('section')
  return sections.find((section) => getText(section.querySelector('h2')) === heading)
}

test('services and cities link to others in the owner’s order', () => {
  for (const { slug, related } of services) {
    const section = getSection(`/services/${slug}`, 'Related services')
    expect(getTargets(section)).toEqual(related.map((other) => `/services/${other}`))
  }
  for (const { slug, nearby } of cities) {
    const section = getSection(`/cities/${slug}`, 'Nearby')
    expect(getTargets(section)).toEqual(nearby.map((other) => `/cities/${other}`))
  }
})

test('a city’s local facts are only called checked if every page that they link to was', () => {
  const sources = [...utilities, ...localGroups.flatMap(({ entries }) => entries)].flatMap(
    ({ sources }) => sources,
  )
  for (const { slug } of cities) {
    const section = getMain(`/cities/${slug}`).querySelector('#local')?.closest('section')
    const unchecked = getTargets(section, 'dt a').filter(
      (href) => !sources.find(({ url }) => url === href)?.checked,
    )
    const isCalledChecked = getText(section).includes('Checked')
    expect(isCalledChecked).toBe(section !== undefined && unchecked.length === 0)
  }
})

test('/blog lists at most ten articles in order, and says that more are coming', () => {
  expect(getTargets(getMain('/blog'), 'li h2 a')).toEqual(
    listedArticles.map(({ slug }) => `/blog/${slug}`),
  )
  expect(listedArticles.length).toBeLessThanOrEqual(10)
  expect(getText(getMain('/blog').querySelectorAll('li').at(-1))).toBe('More articles coming soon!')
})

test.each(articles)('/blog/$slug has its date, contents, button, and related articles', (own) => {
  const { slug, sections, cta } = own
  const { document } = builtPage(`/blog/${slug}`)
  const article = document.querySelector('article')
  expect(document.querySelectorAll('article')).toHaveLength(1)
  expect(article?.querySelectorAll('h1')).toHaveLength(1)
  expect(getText(article)).toMatch(/Published [A-Z][a-z]+ \d{1,2}, \d{4} .*\d+ min read/)
  expect(getLinks(article)).toContain(`${cta.label} ${cta.href}`)
  const contents = article?.querySelector('nav[aria-label="On this page"]')
  const listed = sections.length > 1 ? sections : []
  expect(getLinks(contents)).toEqual(listed.map(({ id, text }) => `${text} #${id}`))
  const section = document.querySelector('#related')?.closest('section')
  const related = getTargets(section, 'li a')
  expect(related).toEqual(relatedArticles(own, articles).map(({ slug }) => `/blog/${slug}`))
  expect(related.length).toBeLessThanOrEqual(3)
  const pictures = section?.querySelectorAll('img[loading=lazy]') ?? []
  expect(pictures).toHaveLength(related.length)
  // Each article's first equipment that isn't shown yet.
  const shown = new Set([getEquipment(own.services)])
  for (const [index, other] of relatedArticles(own, articles).entries()) {
    const candidates = other.services.map((slug) => getEquipment([slug]))
    const equipment = candidates.find((name) => !shown.has(name)) ?? getEquipment(other.services)
    shown.add(equipment)
    expect(pictures[index]?.getAttribute('src')).toBe(getDrawing(equipment).src)
  }
})

test('/reviews quotes every customer with stars', () => {
  const shown = getMain('/reviews')
    .querySelectorAll('figure:has(blockquote)')
    .map((figure) => [
      getText(figure.querySelector('blockquote')),
      getText(figure.querySelector('figcaption strong')?.parentNode),
      figure.querySelector('[role=img]')?.getAttribute('aria-label'),
    ])
  expect(shown).toEqual(
    testimonials.map(({ comment, name, location, rating }) => [
      comment,
      `${name} ${location}`,
      `Rated ${rating} out of 5`,
    ]),
  )
})

test('samples are labeled wherever they appear', () => {
  for (const path of ['/reviews', '/']) {
    const shown = getMain(path)
      .querySelectorAll('figure:has(blockquote)')
      .map((figure) => getText(figure).endsWith('Sample text, not a customer'))
    const expected = testimonials.map(({ sample = false }) => sample)
    expect(shown).toEqual(path === '/' ? expected.slice(0, 1) : expected)
    const { rating } = business
    if (!rating) continue
    expect(getText(getMain(path))).toContain(
      rating.source ? `reviews on ${rating.source}` : 'Sample rating, not from customers',
    )
  }
})

test('/coupons shows the value, terms and code of every coupon, and how to use it', () => {
  const shown = getMain('/coupons').querySelectorAll('article').map(getText)
  expect(shown).toHaveLength(coupons.length)
  coupons.forEach(({ title, description, terms, code }, index) => {
    for (const words of [title, description, ...terms, `Mention code ${code} when you schedule`]) {
      expect(shown[index]).toContain(words)
    }
  })
})

test('the home page shows three coupons, and links to the others', () => {
  const links = getTargets(getMain('/')).filter((href) => href.startsWith(pages.coupons.path))
  const shown = coupons.slice(0, 3).map(({ code }) => `${pages.coupons.path}#coupon-${code}`)
  expect(links).toEqual(coupons.length > 3 ? [...shown, pages.coupons.path] : shown)
})

test('/faq answers every question', () => {
  const items = getMain('/faq').querySelectorAll('section:has(> h2 ~ div)')
  expect(items.map((item) => getText(item.querySelector('h2')))).toEqual(
    faq.map(({ question }) => question),
  )
  faq.forEach(({ answer, drawing }, index) => {
    for (const paragraph of answer) expect(getText(items[index])).toContain(paragraph)
    const picture = items[index]?.querySelector('img')?.getAttribute('src')
    expect(picture).toBe(drawing && getDrawing(drawing).src)
  })
})

test.each(['/', '/reviews'])('%s shows the rating, if there is one', (path) => {
  const { rating } = business
  const text = getText(getMain(path)).replace(/★+/, '')
  expect(text.match(/\d(\.\d+)? out of 5 from [\d,]+ reviews?/)?.[0]).toBe(
    rating &&
      `${rating.value} out of 5 from ${decimal(rating.count)} ${rating.count === 1 ? 'review' : 'reviews'}`,
  )
})

function asLinks(links: { label: string; href: string }[]): string[] {
  return links.map(({ label, href }) => `${label} ${href}`)
}
