import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDrawing } from '../../../components/drawings/readDrawing.ts'
import { builtPage, builtPages, getMain, getTargets, getText } from '../../support/builtSite.ts'
import { jsonLdNode } from '../../support/pageHead.ts'
import { siteFolder } from '../../support/sitePages.ts'
import { countPages, testBusiness } from '../firmTests.ts'

testBusiness('tucson', {
  name: 'Sonoran Air & Plumbing',
  phone: '(520) 555-0163',
  banner: 'Emergency calls 6 AM to 10 PM, every day',
  hours:
    /Monday–Thursday.*6:30 AM.*5:00 PM.*Friday.*6:30 AM.*12:00 PM.*Saturday–Sunday.*Closed.*Emergency.*10 PM.*Mountain/,
  timeZone: 'America/Phoenix',
  statuses: {
    '09T06:29': 'Office closed until 6:30 AM',
    '09T16:59': 'Office open until 5:00 PM',
    '09T17:00': 'Office closed until 6:30 AM',
    '10T11:59': 'Office open until 12:00 PM',
    '10T12:00': 'Office closed until Monday 6:30 AM',
    '13T06:29': 'Office closed until 6:30 AM',
    '13T06:30': 'Office open until 5:00 PM',
  },
})

test('it has 9 services, 12 towns, and 5 articles', () => {
  expect(countPages()).toEqual({ services: 9, cities: 12, articles: 5 })
})

test('shows both license numbers whole, with their #', () => {
  for (const { path, document } of builtPages)
    expect(getText(document.querySelector('footer')), path).toMatch(
      /Licenses ROC #318842, ROC #318843(?!\d)/,
    )
})

test('the header and the menu have all nine pages, with its own page', () => {
  const pages = [
    ...['/', '/services', '/cities-we-serve', '/coupons', '/financing', '/blog', '/reviews'],
    ...['/about', '/contact'],
  ]
  for (const { path, document } of builtPages)
    expect(getTargets(document.querySelector('header')), path).toEqual(
      expect.arrayContaining(pages),
    )
  expect(getText(getMain('/financing'))).toMatch(
    /or call \(520\) 555-0163\..*read it at home before you sign/,
  )
})

test('its structured data has Tucson, its open days only, and the emergency line of every day', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const business = jsonLdNode(builtPage('/'), 'HVACBusiness')
  expect(business).toMatchObject({
    name: 'Sonoran Air & Plumbing',
    telephone: '+15205550163',
    address: { addressLocality: 'Tucson', addressRegion: 'AZ' },
    openingHoursSpecification: [
      { dayOfWeek: weekdays.slice(0, 4), opens: '06:30', closes: '17:00' },
      { dayOfWeek: ['Friday'], opens: '06:30', closes: '12:00' },
    ],
    contactPoint: { hoursAvailable: [{ dayOfWeek: weekdays, opens: '06:00', closes: '22:00' }] },
  })
})

test('shows its towns on a map of two counties', () => {
  const labels = getMain('/cities-we-serve').querySelectorAll('svg text').map(getText)
  expect(labels).toEqual(expect.arrayContaining(['Tucson', 'San Manuel', 'Green Valley']))
})

test('offers its coupons on the pages of their services', () => {
  for (const [service, code] of [
    ['seasonal-tune-up', 'COOL79'],
    ['water-heater-repair', 'HEATER150'],
    ['drain-cleaning', 'DRAIN89'],
  ])
    expect(getText(getMain(`/services/${service}`))).toContain(code)
})

test('the article that its plumber reviewed says so, to readers and search engines', () => {
  const path = '/blog/hard-water-and-your-water-heater'
  const review = 'Reviewed by Ray Quiroga, owner and plumber, license ROC #318843, on March 2, 2026'
  expect(getText(getMain(path).querySelector('h1 ~ div'))).toMatch(new RegExp(`min read${review}$`))
  expect(getTargets(getMain(path))).toContain('/about#people')
  expect(jsonLdNode(builtPage(path), 'WebPage')).toMatchObject({
    mainEntity: { '@id': jsonLdNode(builtPage(path), 'BlogPosting')['@id'] },
    lastReviewed: '2026-03-02',
    reviewedBy: { name: 'Ray Quiroga', hasCredential: { identifier: 'ROC #318843' } },
  })
  const others = builtPages.filter(({ document }) => getText(document).includes('Reviewed by'))
  expect(others.map(({ path }) => path)).toEqual([path])
})

test('the about page has its people, with a portrait that each screen gets in its own size', () => {
  const people = getMain('/about').querySelectorAll('section:has(#people) li')
  expect(people.map(getText)).toEqual([
    'Ray Quirogaowner and plumberLicense ROC #318843',
    'Dolores Ruizlead cooling technician',
  ])
  const [portrait, ...rest] = getMain('/about').querySelectorAll('picture img')
  expect(rest).toEqual([])
  expect(portrait?.getAttribute('srcset')).toMatch(
    /^\/assets\/pictures\/ray-quiroga-\w+-192\.webp 192w$/,
  )
  expect(existsSync(join(siteFolder, portrait?.getAttribute('src') ?? ''))).toBe(true)
})

test('the home page has a ranch house, and no page has row houses', () => {
  const hasDrawing = (path: string, name: string) => {
    const [, shape = ''] = readDrawing(name).first.shapes.match(/ d="(.+?)"/) ?? []
    return builtPage(path).document.querySelector(`path[d="${shape}"]`) !== null
  }
  expect(hasDrawing('/', 'ranch')).toBe(true)
  const rowHouses = ['lost', 'next-steps', 'signpost', 'talk', 'tickets', 'visit'].map(
    (name) => `headers/${name}-row-houses`,
  )
  for (const name of ['row-houses', 'headers/reviews', 'headers/seasons', ...rowHouses])
    for (const { path } of builtPages) expect(hasDrawing(path, name), path + name).toBe(false)
})

test('its logo is in the header of every page, and in the tab', () => {
  for (const { path, document } of builtPages)
    expect(document.querySelector('header img')?.getAttribute('src'), path).toBe('/icon.svg')
  const icon = readFileSync(join(siteFolder, 'icon.svg'), 'utf8')
  expect(icon).toBe(readFileSync('content/logo.svg', 'utf8'))
})
