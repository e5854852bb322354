import { describe, expect, test } from 'vitest'
import { readScene } from '../../components/drawings/scenePaints.ts'
import {
  cities,
  coupons,
  houses,
  nextSteps,
  offices,
  services,
  sheet,
  symptoms,
  utilities,
  visit,
} from '../../content/model/records.ts'
import { getLinks, getMain, getTargets, getText } from '../support/builtSite.ts'

/** The rows of a page's sheet, by label. */
function getRows(path: string): Map<string, string> {
  const rows = getMain(path).querySelectorAll(
    'section:has(> #sheet) > dl > div, section:has(> #sheet) ~ div > dl > div',
  )
  return new Map(
    rows.map((row) => [getText(row.querySelector('dt')), getText(row.querySelector('dd'))]),
  )
}

describe.each(services)('the sheet of $slug', (service) => {
  const rows = getRows(`/services/${service.slug}`)

  test('lists the steps in order', () => {
    const steps =
      service.steps ?? visit.map(({ title, text }, index) => `${index + 1} ${title}${text}`)
    expect(rows.get('What happens')).toBe(steps.join(''))
  })

  test('shows what to have ready, the price, and the permit from the content', () => {
    expect(rows.get('Have ready')).toBe(service.ready?.join(''))
    if (!service.prices) expect(rows.get('Price')).toBe(sheet.price)
    expect(rows.get('Permit')).toBe(service.permit ? sheet.permit : undefined)
  })
})

test.each(services.filter(({ coupon }) => coupons.some(({ code }) => code === coupon)))(
  'the page of $slug shows its coupon, and only there, right after the sheet',
  ({ slug, coupon }) => {
    const main = getMain(`/services/${slug}`)
    const next = main.querySelector('section:has(> #sheet) + div')?.firstElementChild
    expect(next?.getAttribute('aria-labelledby')).toBe(`coupon-${coupon}`)
    expect(getTargets(main, 'a[href^="/coupons"]')).toEqual([])
  },
)

const emergencies = services.filter(({ isEmergency }) => isEmergency)

test.runIf(emergencies.length > 0)('an emergency service asks for a call first', () => {
  for (const { slug } of emergencies) {
    const main = getMain(`/services/${slug}`)
    expect(getLinks(main.querySelector('div:has(> a)'))[0]).toContain('tel:')
  }
})

test.runIf(symptoms)('services warn of danger where the record says so, and in emergencies', () => {
  for (const { slug, isEmergency, hasDangerNotice } of services) {
    const warns = getText(getMain(`/services/${slug}`)).includes(symptoms?.danger.text ?? '')
    expect(warns, slug).toBe(Boolean(isEmergency || hasDangerNotice))
  }
})

test.runIf(houses)('the about page draws the houses that its record names', () => {
  const main = getMain('/about')
  for (const { drawing, name, text } of houses ?? []) {
    const item = main.querySelectorAll('li').find((item) => getText(item) === name + text)
    const { dangerouslySetInnerHTML } = readScene(`houses/${drawing}`)
    expect(dangerouslySetInnerHTML.__html).toContain(
      item?.querySelector('svg')?.innerHTML.replaceAll('></path>', '/>'),
    )
  }
})

test('each step after a request has a number and a drawing', () => {
  const items = getMain('/contact').querySelectorAll('ol > li')
  const steps = items.filter((item) => item.querySelector('svg')).map(getText)
  expect(steps).toEqual(nextSteps.map(({ title, text }, index) => `${index + 1} ${title}${text}`))
})

test.each(cities)('the page of $slug leads to the first coupon, if there is one', ({ slug }) => {
  const targets = getTargets(getMain(`/cities/${slug}`), 'a[href^="/coupons"]')
  expect(targets).toEqual(coupons.slice(0, 1).map(({ code }) => `/coupons#coupon-${code}`))
})

test.each(cities)('the sheet of $slug draws the houses that its record names', (city) => {
  const houses = city.houses?.map(({ name, text }) => name + text).join('')
  expect(getRows(`/cities/${city.slug}`).get('Typical homes')).toBe(houses)
  const shown = getMain(`/cities/${city.slug}`).querySelectorAll('dd svg')
  const drawings = city.houses?.map(({ drawing }) => readScene(`houses/${drawing}`)) ?? []
  expect(shown).toHaveLength(drawings.length)
  for (const [index, { dangerouslySetInnerHTML }] of drawings.entries()) {
    expect(dangerouslySetInnerHTML.__html).toContain(
      shown[index]?.innerHTML.replaceAll('></path>', '/>'),
    )
  }
})

test.each(cities)('the page of $slug names its own utilities and offices, with sources', (city) => {
  const section = getMain(`/cities/${city.slug}`).querySelector('section:has(> div > div > #local)')
  const groups = new Map(
    section?.querySelectorAll('details').map((group) => {
      const [heading, summary] = group.querySelector('h3')?.childNodes ?? []
      const facts = getText(group.querySelector('dl'))
      return [heading?.textContent.trim(), { summary: summary?.textContent ?? '', facts }] as const
    }),
  )
  const none = { summary: '', facts: '' }
  for (const { name, gas = [], electricity = [] } of utilities) {
    const isHere = [...gas, ...electricity].some(({ area }) => area === city.area)
    const { summary, facts } = groups.get('Gas and power') ?? none
    expect([summary.includes(name), facts.includes(name)], name).toEqual([isHere, isHere])
  }
  for (const { label, areas, cities } of offices) {
    const isHere = areas.includes(city.area) && (cities?.includes(city.slug) ?? true)
    const { summary, facts } = groups.get('Permits and licenses') ?? none
    expect([summary.includes(label), facts.includes(label)], label).toEqual([isHere, isHere])
  }
  for (const name of section?.querySelectorAll('dt') ?? []) {
    expect(name.querySelector('a')?.getAttribute('href'), getText(name)).toMatch(/^https:/)
  }
})
