import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDrawing } from '../../../components/drawings/readDrawing.ts'
import { brand } from '../../../model/records.ts'
import { builtPage, builtPages, getMain, getTargets, getText } from '../../support/builtSite.ts'
import { jsonLdNode } from '../../support/pageHead.ts'
import { siteFolder } from '../../support/sitePages.ts'
import { testBusiness } from '../firmTests.ts'

testBusiness('lakeview', {
  name: 'Lakeview Heating & Air',
  phone: '(773) 555-0188',
  banner: 'Emergency calls for plan members',
  hours:
    /Monday–Friday.*7:00 AM.*6:00 PM.*Saturday.*8:00 AM.*12:00 PM.*Sunday.*Closed.*Plan members.*Central/,
  timeZone: 'America/Chicago',
  statuses: {
    '11T07:59': 'Office closed until 8:00 AM',
    '11T08:00': 'Office open until 12:00 PM',
    '11T12:00': 'Office closed until Monday 7:00 AM',
    '12T12:00': 'Office closed until Monday 7:00 AM',
    '13T06:59': 'Office closed until 7:00 AM',
    '13T07:00': 'Office open until 6:00 PM',
  },
})

test('its structured data has Chicago and its hours, but no emergency line and no rating from Google', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const business = jsonLdNode(builtPage('/'), 'HVACBusiness')
  expect(business).toMatchObject({
    name: 'Lakeview Heating & Air',
    telephone: '+17735550188',
    address: { addressLocality: 'Chicago', addressRegion: 'IL', addressCountry: 'US' },
    openingHoursSpecification: [
      { dayOfWeek: weekdays, opens: '07:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
  })
  // Without one, customers don't come.
  expect(business.address).not.toHaveProperty('streetAddress')
  expect(business).not.toHaveProperty('contactPoint')
  expect(business).not.toHaveProperty('aggregateRating')
})

test('lists its towns without a map', () => {
  const towns = ['/cities/chicago-il', '/cities/naperville-il']
  expect(getTargets(getMain('/cities-we-serve'))).toEqual(expect.arrayContaining(towns))
  for (const path of ['/', '/cities-we-serve', ...towns])
    expect(getMain(path).querySelectorAll('svg text').map(getText), path).not.toContain('Evanston')
})

test('calls the companies of a city what they are: here, only electric', () => {
  expect(getText(getMain('/cities/chicago-il'))).toMatch(/Power ?Commonwealth Edison/)
})

test('links nowhere to coupons if there are none', () => {
  for (const { path, document } of builtPages)
    expect(getTargets(document.querySelector('body')), path).not.toContain('/coupons')
  expect(readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')).not.toContain('/coupons')
})

test('without a logo and a choice, it has its name, a sign, and a bungalow', () => {
  const header = builtPage('/').document.querySelector('header')
  expect(header?.querySelector('img')).toBeNull()
  expect(getText(header)).toContain('Lakeview Heating & Air')
  const [, shape = ''] = readDrawing('bungalow').first.shapes.match(/ d="(.+?)"/) ?? []
  expect(getMain('/').querySelector(`path[d="${shape}"]`)).not.toBeNull()
  expect(readFileSync(join(siteFolder, 'icon.svg'), 'utf8')).toContain(`fill="${brand.main}"`)
})
