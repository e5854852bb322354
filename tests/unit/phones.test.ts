import { afterAll, expect, test } from 'vitest'
import { articlePhone, findPhone, hasUrgentPhones } from '../../model/phones.ts'
import { areas, business, cities, services } from '../../model/records.ts'
import type { Business } from '../../model/schemas/business.ts'
import { ownCalls } from '../../model/schemas/dangers.ts'
import type { Phone } from '../../model/schemas/phones.ts'

const own = [...business.phones]
afterAll(() => {
  business.phones.splice(0, 9, ...own)
})

const area = areas[0]?.slug
const city = cities.find((city) => city.area === area)?.slug
const line = (use: Phone['use'], number: string, area?: string) => ({
  use,
  number,
  area,
  label: '',
})

test.each<[string, Phone[], Parameters<typeof findPhone>, string?]>([
  ['the office, without other numbers', [], ['emergency', { area }]],
  ['the office of the area', [line('office', '1', area)], ['office', { area }], '1'],
  ["the area's office for a city", [line('office', '1', area)], ['office', { city }], '1'],
  ['the office elsewhere', [line('office', '1', area)], ['office']],
  ['no emergency line for a visit', [line('emergency', '1')], ['office']],
  ['the emergency line', [line('emergency', '1')], ['emergency', { area }], '1'],
  [
    "the area's own emergency line",
    [line('emergency', '1'), line('emergency', '2', area)],
    ['emergency', { city }],
    '2',
  ],
  [
    'the emergency line rather than the office of the area',
    [line('office', '1', area), line('emergency', '2')],
    ['emergency', { area }],
    '2',
  ],
  ["the area's office without one", [line('office', '1', area)], ['emergency', { area }], '1'],
  ['the number for text messages', [line('text', '1')], ['text'], '1'],
])('a visitor reaches %s', (_, phones, [use, place], number = business.phone) => {
  business.phones.splice(0, 9, ...phones)
  expect(findPhone(use, place)).toBe(number)
})

const emergency = services.find(({ isEmergency }) => isEmergency)?.slug ?? ''
const other = services.find(({ isEmergency }) => !isEmergency)?.slug ?? ''
const here = [area, city].map(String)

test.each<[string, string[], string[], string?]>([
  ['of no place', [other], []],
  ['of an area and its city', [other], here, '1'],
  ['of two areas', [other], [...here, 'elsewhere']],
  ['of another area', [other], ['elsewhere']],
  ['that an emergency service is not first in', [other, emergency], []],
  ['of an emergency', [emergency, other], [], emergency && '2'],
])('a reader of an article %s calls its number', (_, services, places, number) => {
  business.phones.splice(0, 9, line('office', '1', area), line('emergency', '2'))
  expect(articlePhone({ services, places })).toBe(number || business.phone)
  // The one to call while the office is closed.
  expect(articlePhone({ services, places }, 'emergency')).toBe('2')
})

test.each<[Business['emergency']['answered'], Phone['use'], boolean]>([
  ['always', 'emergency', true],
  ['hours', 'emergency', true],
  ['members', 'emergency', false],
  ['always', 'text', false],
])('whether calls %s answered, on a number for %s, are for everybody: %s', (answered, use, is) => {
  const phones = [line(use, '1')]
  expect(hasUrgentPhones({ ...business, phones, emergency: { answered } })).toBe(is)
})

test('a plumber sends nobody with a frozen pipe to another plumber', () => {
  expect(ownCalls(['plumber', 'us'], ['heating', 'plumbing'])).toEqual(['us'])
  expect(ownCalls(['responders', 'plumber'], ['plumbing'])).toEqual(['responders', 'us'])
  expect(ownCalls(['plumber', 'us'], ['heating'])).toEqual(['plumber', 'us'])
})
