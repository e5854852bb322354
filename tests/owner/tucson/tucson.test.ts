import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { week } from '../../../components/browser/entry/openingHours.data.ts'
import { openingStatus } from '../../../components/browser/entry/openingStatus.ts'
import { readDrawing } from '../../../components/drawings/readDrawing.ts'
import {
  builtPage,
  builtPages,
  getMain,
  getTargets,
  getText,
  otherPages,
  pageAt,
} from '../../support/builtSite.ts'
import { jsonLdNode, jsonLdNodes } from '../../support/pageHead.ts'
import { siteFolder } from '../../support/sitePages.ts'
import { testBusiness } from '../firmTests.ts'

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
  banner: 'Emergency line, until 10 PM',
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

test('its buttons and headings have its own words, and those that it left out the standard ones', () => {
  expect(getText(getMain('/'))).toMatch(/View All Services.*View All Towns/)
  expect(getText(getMain('/cities/tucson-az'))).toMatch(/Air, heat and water in Tucson.*Nearby/)
})

test('its own page has its facts', () => {
  expect(getText(getMain('/financing'))).toMatch(
    /or call \(520\) 555-0163\..*read it at home before you sign/,
  )
})

test('its structured data has Tucson, its open days only, and the emergency line of every day', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const business = jsonLdNode(builtPage('/'), 'Plumber')
  // Five decimals are about a meter.
  const degrees = expect.stringMatching(/^-?\d+\.\d{5}$/)
  expect(business).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: degrees, longitude: degrees },
    email: 'office@example.com',
    priceRange: '$$',
    '@type': ['HVACBusiness', 'Plumber'],
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

test('lists its plumbing in a group of its own, with a picture of the first service', () => {
  const services = getMain('/services')
  expect(getText(services.querySelector('#plumbing'))).toBe('Pipes and drains')
  expect(services.querySelectorAll('img').map((img) => img.getAttribute('src'))).toContain(
    '/drawings/drain-room.svg',
  )
  expect(getTargets(services)).toContain('#plumbing')
})

test.each([
  ['09-05T12:00', 'Office closed until Tuesday 6:30 AM'],
  ['09-07T12:00', 'Office closed until Tuesday 6:30 AM'],
  ['11-25T17:00', 'Office closed until Friday 6:30 AM'],
  ['12-24T10:59', 'Office open until 11:00 AM'],
  ['12-24T11:00', 'Office closed until Monday 6:30 AM'],
  ['12-25T09:00', 'Office closed until Monday 6:30 AM'],
])('around its holidays, on %s, it says: %s', (moment, status) => {
  expect(openingStatus(week, new Date(`2026-${moment}Z`))).toBe(status)
})

test('lists the holidays of the next 60 days with its hours, and all for search engines', () => {
  for (const { path, document } of builtPages) {
    const hours = getText(document.querySelector('footer dl'))
    expect(hours, path).toMatch(/Labor Day, September.7Closed/)
    expect(hours, path).not.toMatch(/Thanksgiving|Christmas/)
  }
  const { specialOpeningHoursSpecification: days } = jsonLdNode(builtPage('/'), 'HVACBusiness')
  const closed = { opens: '00:00', closes: '00:00' }
  expect(days).toMatchObject([
    { validFrom: '2026-09-07', validThrough: '2026-09-07', ...closed },
    { validFrom: '2026-11-26', validThrough: '2026-11-26', ...closed },
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '06:30', closes: '11:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-25', ...closed },
  ])
})

test('says first on every page that there is a heat wave, and until when', () => {
  for (const { path, document } of builtPages) {
    const first = document.querySelector('header > :first-child')
    expect(getText(first).replaceAll('\u00a0', ' '), path).toBe(
      'Heat wave: homes with small children or older people come first. Until August 23, 2026. Check these first',
    )
    expect(getTargets(first), path).toEqual(['/services/ac-repair'])
  }
})

test('offers a coupon of this month until its last day, and none of later months', () => {
  const text = getText(getMain('/coupons')).replaceAll('\u00a0', ' ')
  expect(text).toMatch(/DRAIN89.*Valid through August 31, 2026\./)
  expect(text).not.toContain('No coupon is valid today')
  expect(getText(getMain('/services/drain-cleaning'))).toMatch(/DRAIN89 · through August.31,.2026/)
  expect(jsonLdNodes(builtPage('/coupons'))).toContainEqual(
    expect.objectContaining({ validFrom: '2026-08-01', validThrough: '2026-08-31' }),
  )
  for (const { path, html } of builtPages) expect(html, path).not.toContain('HEAT69')
})

test('each page calls the number that fits it, and the contact page has all of them', () => {
  const callsIn = (path: string) =>
    new Set(getTargets(getMain(path)).filter((target) => /^(tel|sms):/.test(target)))
  expect(callsIn('/')).toEqual(new Set(['tel:+15205550163', 'tel:+15205550164']))
  const leak = getMain('/blog/what-to-do-when-a-pipe-leaks').querySelectorAll('a')
  const box = leak.filter((link) => getText(link) === 'Call about a leak')
  expect(new Set(box.map((link) => link.getAttribute('href')))).toEqual(
    new Set([`tel:+1${emergencyLine.replace(/\D/g, '')}`]),
  )
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
  // No other number stands beside the promise that the emergency line keeps.
  const header = getText(builtPage('/about').document.querySelector('header'))
  expect(header.replaceAll('\u00a0', ' ')).toContain(`Emergency line, until 10 PM ${emergencyLine}`)
  expect(getText(getMain('/contact'))).toMatch(
    /call the emergency line, to 10 PM\. ?Emergency line ?Call \(520\) 555-0164 ?Office \(520\) 555-0163 ?Pinal County/,
  )
  // While the office is closed, script shows the other link of a phone's call bar.
  const bar = (path: string) =>
    builtPage(path)
      .document.querySelectorAll('[role=region] [data-office]')
      .map((link) => `${link.getAttribute('data-office')}: ${getText(link)}`)
  expect(bar('/about')).toEqual([
    'open: Call Now: (520) 555-0163',
    'closed: Emergency: (520) 555-0164',
  ])
  expect(bar('/cities/oracle-az')).toEqual([
    'open: Call Now: (520) 555-0165',
    'closed: Emergency: (520) 555-0164',
  ])
  expect(bar('/emergency')).toEqual([])
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

test('the article that its plumber reviewed says so, to readers and search engines', () => {
  const path = '/blog/hard-water-and-your-water-heater'
  const review = 'Reviewed by Ray Quiroga, owner and plumber, license ROC #318843, on March 2, 2026'
  expect(getText(getMain(path).querySelector('h1 ~ div'))).toMatch(new RegExp(`min read${review}$`))
  const { document } = builtPage(path)
  const line = document.querySelector('p:has(> a[href="/about#people"])')
  // On paper, the link's URL follows it.
  expect(document.querySelectorAll('style').map(String).join()).toMatch(
    new RegExp(`\\.${line?.getAttribute('class')} a\\[href\\^=.{3,5}:after`),
  )
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

test('no drawing has snow, a radiator, or the gauge of somebody who only heats and cools', () => {
  const read = (pattern: string, cwd: string) =>
    globSync(pattern, { cwd, absolute: true }).map((file) => readFileSync(file, 'utf8'))
  const site = read('{**/*.html,drawings/*.svg}', siteFolder).join('')
  const gauge = readDrawing('visit/measure').first.shapes
  const there = read('**/*.svg', 'components/drawings').flatMap(
    (drawing) => drawing.match(/<g class="(rowHouses|winter)">.*?<\/g>/gs) ?? [],
  )
  const shapes = [gauge, ...there].flatMap((part) => part.match(/ d=".{20,}?"/g) ?? [])
  expect(shapes.length).toBeGreaterThan(20)
  for (const shape of shapes) expect(site).not.toContain(shape)
})

test('has a home page, a service, and an article in Spanish, which warns as its record does', () => {
  const addresses = otherPages.map(({ address }) => address)
  const article = '/es/blog/que-hacer-si-hay-una-fuga-de-agua'
  expect(new Set(addresses)).toEqual(
    new Set(['/es', '/es/404', '/es/services/reparacion-de-aire', article]),
  )
  const { dangers } = parse(readFileSync('content/es/dangers.yaml', 'utf8'))
  const { never, steps } = dangers.find(({ id }: { id: string }) => id === 'water-near-electricity')
  const text = getText(pageAt(article)?.document.querySelector('main'))
  for (const words of [never, ...steps]) expect(text).toContain(words)
  // A page that is only in English says so.
  expect(text).toContain('Nosotros primero escuchamos (en inglés)')
})

test('its logo is in the header of every page, and in the tab', () => {
  for (const { path, document } of builtPages)
    expect(document.querySelector('header img')?.getAttribute('src'), path).toBe('/icon.svg')
  const icon = readFileSync(join(siteFolder, 'icon.svg'), 'utf8')
  expect(icon).toBe(readFileSync('content/logo.svg', 'utf8'))
})
