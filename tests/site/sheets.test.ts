import { describe, expect, test } from 'vitest'
import { afterContactId } from '../../components/browser/ids.ts'
import { getDrawing } from '../../components/drawings/drawingFiles.ts'
import {
  about,
  afterContact,
  cities,
  coupons,
  expectations,
  localGroups,
  services,
  symptoms,
  utilities,
} from '../../model/records.ts'
import { getLinks, getMain, getTargets, getText } from '../support/builtSite.ts'

/** The rows of a page's sheet, by label. */
function getRows(path: string): Map<string, string> {
  const rows = getMain(path).querySelectorAll('section:has(> #sheet) ~ * > dl > div')
  return new Map(
    rows.map((row) => [getText(row.querySelector('dt')), getText(row.querySelector('dd'))]),
  )
}

describe.each(services)('the sheet of $slug', (service) => {
  const path = `/services/${service.slug}`

  test('lists the steps in order', () => {
    const steps = service.steps?.map((text) => ({ title: '', text })) ?? about.visit
    expect(getMain(path).querySelectorAll('h2 + ol > li').map(getText)).toEqual(
      steps.map(({ title, text }, index) => `${index + 1} ${title}${text}`),
    )
  })

  test('shows what to have ready, the price, and the permit from the content', () => {
    const rows = getRows(path)
    const ready = getMain(path).querySelector('section:has(> #sheet) + section > ul')
    expect(ready?.querySelectorAll('li').map(getText)).toEqual(service.ready)
    if (!service.prices) expect(rows.get('Price')).toBe(expectations.price)
    expect(rows.get('Permit')).toBe(service.permit ? expectations.permit : undefined)
  })
})

test.each(services)('the page of $slug leads to its coupon, if it has one', ({ slug, coupon }) => {
  const own = coupons.filter(({ code }) => code === coupon)
  const links = getLinks(getMain(`/services/${slug}`)).filter((link) => link.includes('/coupons'))
  expect(links).toEqual(
    own.map(({ title, code }) => `${title} Code ${code} /coupons#coupon-${code}`),
  )
})

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

test.runIf(about.houses)('the about page draws the houses that its record names', () => {
  const main = getMain('/about')
  for (const { drawing, name, text } of about.houses ?? []) {
    const item = main.querySelectorAll('li').find((item) => getText(item) === name + text)
    expect(item?.querySelector('img')?.getAttribute('src')).toBe(getDrawing(drawing).src)
  }
})

test('each step after a request has a number and a drawing', () => {
  const items = getMain('/contact').querySelectorAll('ol > li')
  // A site with a receiver shows them again after sending.
  const shown = items.filter((item) => !item.closest(`#${afterContactId}`))
  const steps = shown.filter((item) => item.querySelector('svg')).map(getText)
  expect(steps).toEqual(
    afterContact.nextSteps.map(({ title, text }, index) => `${index + 1} ${title}${text}`),
  )
})

test.each(cities)('the page of $slug leads to the first coupon, if there is one', ({ slug }) => {
  const targets = getTargets(getMain(`/cities/${slug}`), 'a[href^="/coupons"]')
  expect(targets).toEqual(coupons.slice(0, 1).map(({ code }) => `/coupons#coupon-${code}`))
})

test.each(cities)('the page of $slug draws the houses that its record names', (city) => {
  const items = getMain(`/cities/${city.slug}`).querySelectorAll(
    'section:has(> #sheet) ~ div li:has(h3)',
  )
  expect(
    items.map((item) => [getText(item), item.querySelector('img')?.getAttribute('src')]),
  ).toEqual(
    city.houses?.map(({ drawing, name, text }) => [name + text, getDrawing(drawing).src]) ?? [],
  )
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
  for (const { cityHeading, citySummary, entries } of localGroups) {
    const { summary, facts } = groups.get(cityHeading) ?? none
    for (const { label, areas, cities } of entries) {
      const isHere =
        Boolean(cityHeading) && areas.includes(city.area) && (cities?.includes(city.slug) ?? true)
      const isInSummary = isHere && !citySummary
      expect([summary.includes(label), facts.includes(label)], label).toEqual([isInSummary, isHere])
    }
  }
  for (const name of section?.querySelectorAll('dt') ?? []) {
    expect(name.querySelector('a')?.getAttribute('href'), getText(name)).toMatch(/^https:/)
  }
})
