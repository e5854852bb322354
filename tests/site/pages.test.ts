import { describe, expect, test } from 'vitest'
import { capitalized } from '../../components/browser/formatNumber.ts'
import { afterContactId } from '../../components/browser/ids.ts'
import { getDrawing } from '../../components/drawings/drawingFiles.ts'
import { getLanguageLinks } from '../../components/layout/LanguageLinks.tsx'
import { formatDate } from '../../components/ui/FormattedDate.tsx'
import { hoursRows } from '../../components/ui/hoursRows.ts'
import { articles, listedArticles, relatedArticles } from '../../model/articles.ts'
import { paths } from '../../model/documentKinds.ts'
import { documents } from '../../model/documents.ts'
import { pagePhone } from '../../model/phones.ts'
import { holdsIn } from '../../model/places.ts'
import * as records from '../../model/records.ts'
import { fillWords, words } from '../../model/records.ts'
import { isWarned } from '../../model/schemas/services.ts'
import { pagesByPath, sitePages } from '../../model/sitePages.ts'
import {
  builtPage,
  builtPages,
  getLinks,
  getMain,
  getTargets,
  getText,
  hasPage,
  localHref,
  placeholder,
} from '../support/builtSite.ts'

const { areas, business, coupons, faq, localGroups, pages } = records
const { phoneHref, symptoms, testimonials, utilities } = records
/** Those that have a page in the language of this run. */
const services = records.services.filter(({ slug }) => hasPage(paths.service(slug)))
const cities = records.cities.filter(({ slug }) => hasPage(paths.city(slug)))
/** The number that a page calls. */
function getPhone(path: string): string {
  const page = pagesByPath.get(path)
  return page ? pagePhone(page) : business.phone
}

const emergencies = services.filter(({ isEmergency }) => isEmergency)

test('the build has a page for every record and article, the error page, and no others', () => {
  const paths = [...sitePages.map(({ path }) => path), '/404']
  expect(builtPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

describe.each(builtPages)('$path', ({ document, path, address }) => {
  test('has the name, phone number, and navigation in its header', () => {
    const header = document.querySelector('header')
    // A wide logo replaces the name and the tagline.
    const logo = header?.querySelector(`a[href="${localHref('/')}"] img[alt]`)?.getAttribute('alt')
    if (logo) expect(logo).toBe(business.name)
    else
      for (const words of [business.name, business.tagline])
        expect(getText(header)).toContain(words)
    const phone = getPhone(path)
    const call = { label: phone, href: records.telHref(phone) }
    expect(getTargets(header)).toContain(call.href)
    // Until script shows whether the office is open. Some of its hours only would mislead.
    const hours = hoursRows(business.hours.filter(({ closed }) => !closed))
    for (const { label, times } of hours)
      expect(getText(header).includes(`${label} ${times.join(', ')}`)).toBe(hours.length === 1)
    const menu = header?.querySelector(`nav[aria-label=${words.layout.navigation}]`)
    const languages = getLanguageLinks(path).map(({ name, address }) => `${name} ${address}`)
    const { main, schedule } = records.navigation
    expect(getLinks(menu)).toEqual([...asLinks(main), ...languages, ...asLinks([schedule, call])])
    const isInNavigation = records.navigation.main.some(({ href }) => href === path)
    expect(getTargets(menu, '[aria-current=page]')).toEqual(isInNavigation ? [address] : [])
  })

  test('has the columns, hours, licenses, and bottom row in its footer', () => {
    const footer = document.querySelector('footer')
    expect(footer?.querySelectorAll('h2 + ul').map(getLinks)).toEqual([
      asLinks(records.navigation.footer.services),
      asLinks(records.navigation.footer.cities),
    ])
    const contact = [`${business.phone} ${phoneHref}`, `${business.email} ${records.emailHref}`]
    expect(getLinks(footer)).toEqual(
      expect.arrayContaining([...contact, ...asLinks(records.navigation.footer.bottom)]),
    )
    const hours = getText(footer?.querySelector('dl'))
    for (const { label, times } of hoursRows(business.hours)) {
      expect(hours).toContain(capitalized(label) + times.join(''))
    }
    for (const license of business.licenses) expect(getText(footer)).toContain(license)
    expect(getText(footer)).toContain(`© ${business.copyrightYear} ${business.name}`)
  })
})

test('the error page explains the error and links to other pages', () => {
  const main = getMain('/404')
  expect(getText(main.querySelector('h1'))).toBe(words.error.heading)
  expect(getText(main)).toContain(words.error.notFound)
  const steps = symptoms?.symptoms.map(({ steps }) => steps) ?? []
  expect(getTargets(main)).toEqual([phoneHref, '/', ...steps].map(localHref))
})

const couponLinks = `a[href^="${localHref(pages.coupons.path)}"]`

/** A record with texts, and perhaps with the name of a drawing. */
type Shown = { drawing?: Parameters<typeof getDrawing>[0]; [field: string]: unknown }

/** What an owner wrote for a page, and a selector for the parts that show it, one for each record. */
const written: [path: string, parts: string, records: Shown[]][] = [
  [
    '/',
    'details[name=symptom]',
    symptoms?.symptoms.map(({ label, first, callIf }) => ({
      text: [label, `${first}${words.home.callIf} ${callIf}`],
    })) ?? [],
  ],
  ['/', 'li > span ~ div', records.home.trustPoints],
  ['/about', 'li:has(> img)', records.about.houses ?? []],
  ['/about', 'li > svg ~ div', records.about.values],
  ['/about', 'section ol > li', numbered(records.about.visit)],
  [
    '/contact',
    `ol:not(#${afterContactId} *) > li:has(svg)`,
    numbered(records.afterContact.nextSteps),
  ],
  ['/reviews', 'figure:has(blockquote)', testimonials],
  [
    '/coupons',
    'article',
    coupons.map((coupon) => ({
      ...coupon,
      use: fillWords(words.coupons.mention, { code: coupon.code }),
    })),
  ],
  ['/faq', 'section:has(> h2 ~ div)', faq],
  ...services.flatMap(({ slug, steps, ready = [], coupon }): typeof written => [
    [
      paths.service(slug),
      couponLinks,
      coupons
        .filter(({ code }) => code === coupon)
        .map(({ title, code }) => ({
          text: `${title} ${fillWords(words.coupons.code, { code })}`,
        })),
    ],
    [
      paths.service(slug),
      'h2 + ol > li',
      numbered(steps?.map((text) => ({ text })) ?? records.about.visit),
    ],
    [
      paths.service(slug),
      'section:has(> #sheet) + section > ul > li',
      ready.map((text) => ({ text })),
    ],
  ]),
  ...cities.map(({ slug, houses = [] }): (typeof written)[number] => [
    paths.city(slug),
    'section:has(> #sheet) ~ div li:has(h3)',
    houses,
  ]),
]

test.each(written.filter(([path]) => hasPage(path)))(
  '%s shows every text and drawing that its owner wrote, in order: %s',
  (...row) => {
    const [path, parts, records] = row
    const shown = getMain(path).querySelectorAll(parts)
    expect(shown).toHaveLength(records.length)
    for (const [index, record] of records.entries()) {
      for (const text of textsIn(record)) expect(getText(shown[index])).toContain(text)
      const drawing = record.drawing && getDrawing(record.drawing).src
      expect(shown[index]?.querySelector('img')?.getAttribute('src')).toBe(drawing)
    }
  },
)

/** The texts for readers in a record, and not its slugs, addresses, days, and numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value) return Object.values(value).flatMap(textsIn)
  return typeof value === 'string' && /^[A-Z¿¡$]| /.test(value) ? [value] : []
}

/** Steps with their numbers, which the page shows before the text. */
function numbered(steps: { title?: string; text: string }[]) {
  return steps.map(({ title = '', text }, index) => ({ text: `${index + 1} ${title}${text}` }))
}

const groupLinks = `nav[aria-label="${words.services.groups}"] a`
const toCoupon = ({ code }: { code: string }) => `${pages.coupons.path}#coupon-${code}`
const firstCoupons = coupons.slice(0, 3).map(toCoupon)

/** A page, the links in it, where they lead, and whether they are in the order of the owner. */
const linked: [path: string, links: string, hrefs: string[], isOrdered?: false][] = [
  ['/', 'section:has(h2#services) h3 a', records.home.featuredServices.map(paths.service)],
  [
    '/',
    'section:has(h2#cities) :is(li, svg) a',
    records.home.featuredCities.map(paths.city),
    false,
  ],
  ['/', couponLinks, coupons.length > 3 ? [...firstCoupons, pages.coupons.path] : firstCoupons],
  [
    '/',
    'details[name=symptom] a',
    symptoms?.symptoms.flatMap(({ service, steps }) => [paths.service(service), steps]) ?? [],
  ],
  [
    '/services',
    'h3 a',
    records.serviceGroups.flatMap(({ id }) =>
      services.filter(({ group }) => group === id).map(({ slug }) => paths.service(slug)),
    ),
  ],
  [
    '/services',
    `${groupLinks}:not([href^="#"])`,
    emergencies.map(({ slug }) => paths.service(slug)),
  ],
  ['/services', `${groupLinks}[href^="#"]`, records.serviceGroups.map(({ id }) => `#${id}`)],
  ['/blog', 'li h2 a', listedArticles.map(({ slug }) => paths.article(slug))],
  ...services.map(({ slug, coupon }): (typeof linked)[number] => [
    paths.service(slug),
    couponLinks,
    coupons.filter(({ code }) => code === coupon).map(toCoupon),
  ]),
  ...cities.map(({ slug }): (typeof linked)[number] => [
    paths.city(slug),
    couponLinks,
    firstCoupons.slice(0, 1),
  ]),
]

test.each(linked.filter(([path]) => hasPage(path)))(
  '%s has the links that its owner chose: %s',
  (path, links, hrefs, isOrdered) => {
    const found = getTargets(getMain(path), links)
    const chosen = hrefs.map(localHref)
    if (isOrdered === false) expect(new Set(found)).toEqual(new Set(chosen))
    else expect(found).toEqual(chosen)
  },
)

test('services and cities link to others in the owner’s order', () => {
  const linksBelow = (path: string, heading: string) => {
    const sections = getMain(path).querySelectorAll('section')
    return getTargets(sections.find((section) => getText(section.querySelector('h2')) === heading))
  }
  for (const { slug, related } of services)
    expect(linksBelow(paths.service(slug), words.services.related)).toEqual(
      related.map(paths.service).map(localHref),
    )
  for (const { slug, nearby } of cities)
    expect(linksBelow(paths.city(slug), words.cities.nearby)).toEqual(
      nearby.map(paths.city).map(localHref),
    )
})

test.runIf(hasPage(pages.cities.path))(
  '/cities-we-serve lists the cities of each area below its name, in alphabetical order',
  () => {
    const groups = getMain('/cities-we-serve')
      .querySelectorAll('h2[id]')
      .map((heading) => [getText(heading), getTargets(heading.parentNode)])
    expect(groups).toEqual(
      areas.map(({ name, slug }) => [
        name,
        records.cities
          .filter(({ area }) => area === slug)
          .toSorted((a, b) => a.name.localeCompare(b.name, words.locale))
          .map((city) => localHref(paths.city(city.slug))),
      ]),
    )
  },
)

test.each([
  ...services.map(({ slug, name }) => ({
    path: paths.service(slug),
    heading: name,
    hasText: documents.services.has(slug),
  })),
  ...cities.map(({ slug, name }) => ({
    path: paths.city(slug),
    heading: `${pages.cities.cityHeading} ${name}`,
    hasText: documents.cities.has(slug),
  })),
])('$path has a body or a placeholder, and offers help', ({ path, heading, hasText }) => {
  const main = getMain(path)
  expect(getText(main.querySelector('h1'))).toBe(heading)
  // Where the body will be, above the closing box.
  const [, after = '', ...others] = getText(main).split(placeholder)
  expect(others).toEqual([])
  if (hasText) expect(after).toBe('')
  else expect(after).toContain(pages.home.closing.heading)
  expect(getTargets(main)).toContain(records.telHref(getPhone(path)))
  const href = localHref(records.navigation.schedule.href)
  expect(getTargets(main, `a[href^="${href}"]`)).not.toEqual([])
})

test.runIf(symptoms && hasPage('/'))('the home page warns of danger', () => {
  expect(getTargets(getMain('/'))).toContain(localHref(pages.emergency.path))
})

const hasBlog = hasPage(pages.blog.path)

test.runIf(hasBlog)(
  'the blog says that articles are coming if its record does, or there are none',
  () => {
    expect(listedArticles.length).toBeLessThanOrEqual(10)
    const list = getMain('/blog').querySelector('ul')
    const notes = list?.querySelectorAll('li:not(:has(a))').map(getText)
    const note = pages.blog.more ?? (listedArticles.length === 0 && words.visit.textToCome)
    expect(notes).toEqual(note ? [note] : [])
  },
)

test.runIf(hasBlog)(
  'the blog links each article once: the list, and the others below it by topic',
  () => {
    const main = getMain('/blog')
    const links = getTargets(main, ':is(h2, section:has(#topics) li) a')
    expect(links.toSorted()).toEqual(
      articles.map(({ slug }) => localHref(paths.article(slug))).toSorted(),
    )
    const section = main.querySelector('section:has(#topics)')
    expect(section !== null).toBe(articles.length > listedArticles.length)
    const headings = section?.querySelectorAll('h3').map(getText) ?? []
    expect(records.serviceGroups.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(headings),
    )
    expect(new Set(headings).size).toBe(headings.length)
  },
)

test.runIf(hasPage(pages.emergency.path))(
  'the emergency page says what to do in each danger, and has the numbers of each area',
  () => {
    const main = getMain(pages.emergency.path)
    for (const { id, name, never, steps } of records.dangers) {
      const box = main.querySelector(`section:has(> #${id})`)
      expect(getText(box?.querySelector('h2'))).toBe(name)
      expect(getText(box?.querySelector('strong'))).toBe(never)
      expect(box?.querySelectorAll('li').map(getText)).toEqual(steps)
    }
    for (const { slug } of records.areas) {
      const serving = utilities.filter(({ gas = [], electricity = [] }) =>
        [...gas, ...electricity].some(({ areas }) => areas.includes(slug)),
      )
      const numbers = serving.flatMap(({ emergencies }) =>
        emergencies.flatMap(({ phones }) => phones),
      )
      const shown = getTargets(main.querySelector(`section:has(> #${slug})`))
      expect(shown).toEqual(numbers.map((phone) => records.telHref(phone)))
    }
  },
)

test('every danger notice leads to the emergency page', () => {
  const notices = builtPages.filter(({ document }) =>
    getText(document.querySelector('main')).includes(records.dangerNotice.text),
  )
  if (hasPage(pages.contact.path))
    expect(notices.map(({ path }) => path)).toContain(pages.contact.path)
  const href = localHref(pages.emergency.path)
  for (const { document, path } of notices)
    expect(getTargets(document.querySelector('main')), path).toContain(href)
})

test.each(services)(
  '$slug has its price and permit, a call first in emergencies, and a warning of danger',
  (service) => {
    const main = getMain(paths.service(service.slug))
    const rows = new Map(
      main
        .querySelectorAll('section:has(> #sheet) ~ * > dl > div')
        .map((row) => [getText(row.querySelector('dt')), getText(row.querySelector('dd'))]),
    )
    if (!service.prices) expect(rows.get(words.visit.price)).toBe(records.expectations.price)
    expect(rows.get(words.visit.permit)).toBe(
      service.permit ? records.expectations.permit : undefined,
    )
    if (service.isEmergency)
      expect(getTargets(main.querySelector('div:has(> a)'))[0]).toBe(
        records.telHref(getPhone(paths.service(service.slug))),
      )
    expect(getText(main).includes(records.dangerNotice.text)).toBe(isWarned(service))
  },
)

const localFacts = [
  ...utilities.map(({ name, gas = [], electricity = [], sources }) => {
    return { label: name, places: [...gas, ...electricity], sources, isInSummary: true }
  }),
  ...localGroups.flatMap(({ cityHeading, citySummary, entries }) =>
    cityHeading
      ? entries.map((fact) => ({ ...fact, places: [fact], isInSummary: !citySummary }))
      : [],
  ),
]

test.each(cities)('$slug names its own utilities and offices, with sources', ({ slug, area }) => {
  const section = getMain(paths.city(slug)).querySelector('#local')?.closest('section')
  const names = section?.querySelectorAll('dt').map(getText) ?? []
  const summaries = section?.querySelectorAll('details h3').map(getText).join() ?? ''
  const own = localFacts.filter(({ places }) =>
    places.some((place) => holdsIn(place, { area, city: slug })),
  )
  for (const { label, isInSummary } of own) {
    expect(names).toContain(label)
    if (isInSummary) expect(summaries).toContain(label)
  }
  const labels = own.map(({ label }) => label)
  for (const { label } of localFacts.filter((fact) => !labels.includes(fact.label)))
    expect(names).not.toContain(label)
  for (const name of section?.querySelectorAll('dt') ?? [])
    expect(getTargets(name)[0], getText(name)).toMatch(/^https:/)
  // They are only called checked if every page that they link to was.
  const checked = localFacts.flatMap(({ sources }) => sources).filter((source) => source.checked)
  const isChecked = getTargets(section, 'dt a').every((href) =>
    checked.some(({ url }) => url === href),
  )
  const [checkedOn = ''] = words.sources.checked.split('{')
  expect(getText(section).includes(checkedOn)).toBe(section !== undefined && isChecked)
})

test.each(articles)('/blog/$slug has its date, contents, button, and related articles', (own) => {
  const { slug, sections, cta } = own
  const { document } = builtPage(paths.article(slug))
  const article = document.querySelector('article')
  expect(document.querySelectorAll('article')).toHaveLength(1)
  expect(article?.querySelectorAll('h1')).toHaveLength(1)
  for (const date of [own.published, own.updated ?? own.published])
    expect(getText(article)).toContain(formatDate(date).replace(/\s/g, ' '))
  expect(getText(article)).toContain(
    fillWords(words.blog.readingTime, { minutes: own.readingMinutes }),
  )
  expect(getLinks(article)).toEqual(expect.arrayContaining(asLinks([cta])))
  const contents = article?.querySelector(`nav[aria-label="${words.article.contents}"]`)
  const listed = sections.length > 1 ? sections : []
  expect(getLinks(contents)).toEqual(listed.map(({ id, text }) => `${text} #${id}`))
  const section = document.querySelector('#related')?.closest('section')
  const related = getTargets(section, 'li a')
  expect(related).toEqual(relatedArticles(own).map(({ slug }) => localHref(paths.article(slug))))
  expect(related.length).toBeLessThanOrEqual(3)
  const pictures = section?.querySelectorAll('img[loading=lazy]') ?? []
  expect(pictures).toHaveLength(related.length)
  // Each article's first equipment that isn't shown yet.
  const shown = new Set([records.getEquipment(own.services)])
  for (const [index, other] of relatedArticles(own).entries()) {
    const candidates = other.services.map((slug) => records.getEquipment([slug]))
    const equipment =
      candidates.find((name) => !shown.has(name)) ?? records.getEquipment(other.services)
    shown.add(equipment)
    expect(pictures[index]?.getAttribute('src')).toBe(getDrawing(equipment).src)
  }
})

const ratedPages = [pages.reviews.path, '/'].filter(hasPage)

test('testimonials have their stars, and samples are labeled wherever they appear', () => {
  for (const path of ratedPages) {
    const shown = getMain(path)
      .querySelectorAll('figure:has(blockquote)')
      .map((figure) => [
        figure.querySelector('[role=img]')?.getAttribute('aria-label'),
        getText(figure).endsWith(words.rating.sampleText),
      ])
    const expected = testimonials.map(({ rating, sample = false }) => [
      fillWords(words.rating.stars, { rating }),
      sample,
    ])
    expect(shown).toEqual(path === '/' ? expected.slice(0, 1) : expected)
    const { rating } = business
    if (!rating) continue
    expect(getText(getMain(path))).toContain(
      rating.source
        ? fillWords(words.rating.source, { source: rating.source })
        : words.rating.sample,
    )
  }
})

test.each(ratedPages)('%s shows the rating, if there is one', (path) => {
  const { rating } = business
  const text = getText(getMain(path)).replace(/★+ /, '')
  const claim = (value: string | number, count: string) =>
    `${value} ${fillWords(records.plural(words.rating.outOf, rating?.count ?? 0), { count })}`
  expect(text.match(new RegExp(claim('\\d(?:\\.\\d+)?', '[\\d,]+')))?.[0]).toBe(
    rating && claim(rating.value, rating.count.toLocaleString(words.locale)),
  )
})

function asLinks(links: { label: string; href: string }[]): string[] {
  return links.map(({ label, href }) => {
    const isElsewhere = href.startsWith('/') && !hasPage(href.replace(/[?#].*/, ''))
    const note = isElsewhere ? ` ${records.inOwnLanguage.note}` : ''
    return `${label}${note} ${localHref(href)}`
  })
}
