import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPage, builtPages, getMain, getTargets, getText } from '../../support/builtSite.ts'
import { jsonLdNode } from '../../support/pageHead.ts'
import { siteFolder } from '../../support/sitePages.ts'
import { countPages, testBusiness } from '../firmTests.ts'

const emergencyLine = '(520) 555-0164'
const pinalCities = ['saddlebrooke', 'oracle', 'san-manuel', 'red-rock'].map(
  (town) => `/cities/${town}-az`,
)

testBusiness('tucson', {
  name: 'Sonoran Air & Plumbing',
  phone: '(520) 555-0163',
  otherCalls: {
    '/emergency': emergencyLine,
    ...Object.fromEntries(pinalCities.map((path) => [path, '(520) 555-0165'])),
  },
  banner: `Emergency ${emergencyLine}, until 10 PM`,
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

test('its buttons and headings have its own words, and those that it left out the standard ones', () => {
  expect(getText(getMain('/'))).toMatch(/View All Services.*View All Towns/)
  expect(getText(getMain('/cities/tucson-az'))).toMatch(/Air, heat and water in Tucson.*Nearby/)
})

test('shows both license numbers whole, with their #', () => {
  for (const { path, document } of builtPages)
    expect(document.querySelectorAll('footer p').map(getText), path).toContain(
      'Licenses ROC #318842, ROC #318843',
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
    address: {
      streetAddress: '2140 N Stone Ave',
      addressLocality: 'Tucson',
      addressRegion: 'AZ',
      postalCode: '85705',
    },
    openingHoursSpecification: [
      { dayOfWeek: weekdays.slice(0, 4), opens: '06:30', closes: '17:00' },
      { dayOfWeek: ['Friday'], opens: '06:30', closes: '12:00' },
    ],
    contactPoint: [
      {
        contactType: 'emergency',
        telephone: '+15205550164',
        hoursAvailable: [{ dayOfWeek: weekdays, opens: '06:00', closes: '22:00' }],
      },
      { name: 'Pinal County', telephone: '+15205550165', areaServed: { name: 'Pinal County' } },
      { name: 'Send a text', telephone: '+15205550166' },
    ],
    sameAs: [
      'https://maps.example.com/sonoran-air-plumbing',
      'https://social.example.com/sonoranairplumbing',
    ],
  })
})

test('each page calls the number that fits it, and the contact page has all of them', () => {
  const callsIn = (path: string) =>
    new Set(getTargets(getMain(path)).filter((target) => /^(tel|sms):/.test(target)))
  expect(callsIn('/')).toEqual(new Set(['tel:+15205550163', 'tel:+15205550164']))
  expect(callsIn('/emergency')).toEqual(new Set(['tel:+15205550164']))
  for (const path of pinalCities) expect(callsIn(path), path).toContain('tel:+15205550165')
  expect(callsIn('/cities/tucson-az')).not.toContain('tel:+15205550165')
  expect(callsIn('/contact')).toEqual(
    new Set([...['tel:+15205550163', 'tel:+15205550164', 'tel:+15205550165'], 'sms:+15205550166']),
  )
  for (const { path, document } of builtPages) {
    const banner = document.querySelector('header a[href="tel:+15205550164"]')
    expect(getText(banner), path).toMatch(/^Emergency|^Call/)
  }
})

test('its buttons lead to its booking service, and those of coupons to its own form', () => {
  const booking = 'https://booking.example.com/sonoran-air-plumbing'
  for (const { path, document } of builtPages) {
    const buttons = document.querySelectorAll(`a[href="${booking}"]`)
    expect(buttons.map(getText), path).toContain('Book a Visit')
    expect(
      buttons.filter((button) => button.getAttribute('target')),
      path,
    ).toEqual([])
  }
  expect(getTargets(getMain('/coupons'))).toContain('/contact?coupon=DRAIN89')
})

test('links to its profiles, its lender, its bills, and its street on a map', () => {
  const footer = getTargets(builtPage('/blog').document.querySelector('footer'))
  expect(footer).toEqual(
    expect.arrayContaining([
      'https://maps.example.com/sonoran-air-plumbing',
      'https://social.example.com/sonoranairplumbing',
      'https://payments.example.com/sonoran-air-plumbing',
    ]),
  )
  const reviews = getMain('/reviews').querySelector('a[href^="https://maps.example.com"]')
  expect(getText(reviews)).toBe('Read all 58 reviews on Google')
  const financing = getTargets(getMain('/financing'))
  expect(financing).toContain('https://lender.example.com/apply/sonoran-air-plumbing')
  expect(financing).toContain('/coupons#coupon-HEATER150')
  const address = getMain('/contact').querySelector('address a')
  expect(getText(address)).toBe('2140 N Stone Ave, Tucson, AZ 85705')
  expect(address?.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=2140%20N%20Stone%20Ave%2C%20Tucson%2C%20AZ%2085705',
  )
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
