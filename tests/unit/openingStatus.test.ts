import { expect, test } from 'vitest'
import { weekChanges } from '../../components/browser/entry/openingHours.data.ts'
import { openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { weekSchema } from '../../model/schemas/hours.ts'

const weekdays = {
  label: 'Monday–Friday',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '07:00',
  closes: '20:00',
}
const weekend = {
  label: 'Saturday–Sunday',
  days: ['Saturday', 'Sunday'],
  opens: '08:00',
  closes: '18:00',
}

const week = weekChanges(weekSchema.parse([weekdays, weekend]))

const on = (day: string, opens: string, closes: string) => ({ days: [day], opens, closes })
const closedOn = (day: string) => ({ days: [day], closed: true })

test.each([
  ['opening and closing at once', [{ ...weekdays, closes: '07:00' }], 'the same time as'],
  ['no closing time', [{ ...weekdays, closes: undefined }], 'need \\"opens\\" and'],
  ['closed, and hours', [{ ...weekdays, closed: true }], 'need \\"opens\\" and'],
  ['a day twice in a group', [{ ...weekend, days: ['Sunday', 'Sunday'] }], 'Sunday is there twice'],
  ['a closed day with hours', [weekdays, closedOn('Friday')], 'Friday appears in two groups'],
  ['a day closed twice', [closedOn('Friday'), closedOn('Friday')], 'Friday appears in two groups'],
  [
    'overlapping hours',
    [on('Monday', '08:00', '13:00'), on('Monday', '12:00', '17:00')],
    'Monday 12:00–17:00 overlaps with Monday 08:00–13:00',
  ],
  [
    'hours until after the next opening',
    [on('Monday', '07:00', '17:00'), on('Sunday', '18:00', '07:30')],
    'Sunday 18:00–07:30 overlaps with Monday 07:00–17:00',
  ],
  [
    'a whole day after a long night',
    [on('Friday', '18:00', '02:00'), on('Saturday', '00:00', '24:00')],
    'Saturday 00:00–24:00 overlaps with Friday 18:00–02:00',
  ],
  ['a note and hours', [{ ...weekend, note: 'By appointment' }], 'or a \\"note\\"'],
])('rejects invalid hours: %s', (_, hours, words) => {
  expect(weekSchema.safeParse(hours).error?.message).toContain(words)
})

test.each([
  ['a break', [on('Monday', '08:00', '12:00'), on('Monday', '13:00', '17:00')]],
  ['hours that go on at once', [on('Monday', '08:00', '12:00'), on('Monday', '12:00', '17:00')]],
  [
    'hours, and appointments',
    [on('Saturday', '08:00', '12:00'), { days: ['Saturday'], note: 'Later by appointment' }],
  ],
  ['a closed day after a long night', [on('Sunday', '18:00', '02:00'), closedOn('Monday')]],
  ['two whole days', [on('Friday', '00:00', '24:00'), on('Saturday', '00:00', '24:00')]],
])('accepts %s', (_, hours) => {
  expect(weekSchema.safeParse(hours).error).toBeUndefined()
})

test.each([
  [
    'a Friday in summer, a minute before opening',
    '2026-07-10T06:59Z',
    'Office closed until 7:00 AM',
  ],
  ['a Friday in summer, at opening', '2026-07-10T07:00Z', 'Office open until 8:00 PM'],
  ['a Friday in summer, a minute before closing', '2026-07-10T19:59Z', 'Office open until 8:00 PM'],
  ['a Friday in summer, at closing', '2026-07-10T20:00Z', 'Office closed until 8:00 AM'],
  ['midnight between Friday and Saturday', '2026-07-11T00:00Z', 'Office closed until 8:00 AM'],
  ['a Sunday, at closing', '2026-07-12T18:00Z', 'Office closed until 7:00 AM'],
  ['midnight between Sunday and Monday', '2026-07-13T00:00Z', 'Office closed until 7:00 AM'],
])('%s', (_, moment, status) => {
  expect(openingStatus(week, new Date(moment))).toBe(status)
})

test('handles hours that end past midnight', () => {
  const late = weekChanges(weekSchema.parse([{ ...weekdays, opens: '18:00', closes: '02:00' }]))
  const at = (moment: string) => openingStatus(late, new Date(moment))
  expect(at('2026-07-10T23:30Z')).toBe('Office open until 2:00 AM')
  expect(at('2026-07-11T01:59Z')).toBe('Office open until 2:00 AM')
  expect(at('2026-07-11T02:00Z')).toBe('Office closed until Monday 6:00 PM')
  expect(at('2026-07-13T01:00Z')).toBe('Office closed until 6:00 PM')
})

test('on a closed day, says when the office opens next', () => {
  const closed = { label: 'Saturday–Sunday', days: ['Saturday', 'Sunday'], closed: true }
  const longWeekend = weekChanges(weekSchema.parse([weekdays, closed]))
  const saturday = new Date('2026-07-11T12:00Z')
  expect(openingStatus(longWeekend, saturday)).toBe('Office closed until Monday 7:00 AM')
  expect(openingStatus([], saturday)).toBe('Office closed')
})

test('knows a break, a whole day, and a day by appointment', () => {
  const week = weekChanges(
    weekSchema.parse([
      on('Monday', '08:00', '12:00'),
      on('Monday', '13:00', '17:00'),
      on('Tuesday', '00:00', '24:00'),
      on('Wednesday', '00:00', '24:00'),
      { days: ['Thursday'], note: 'By appointment' },
    ]),
  )
  const at = (moment: string) => openingStatus(week, new Date(moment))
  expect(at('2026-07-06T11:59Z')).toBe('Office open until 12:00 PM')
  expect(at('2026-07-06T12:00Z')).toBe('Office closed until 1:00 PM')
  expect(at('2026-07-06T13:00Z')).toBe('Office open until 5:00 PM')
  expect(at('2026-07-06T17:00Z')).toBe('Office closed until 12:00 AM')
  expect(at('2026-07-07T12:00Z')).toBe('Office open 24 hours')
  expect(at('2026-07-08T12:00Z')).toBe('Office open until 12:00 AM')
  expect(at('2026-07-09T12:00Z')).toBe('Office closed until Monday 8:00 AM')
})

test('an office that never closes is open at every hour', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const always = weekChanges(weekSchema.parse([{ days, opens: '00:00', closes: '24:00' }]))
  for (let hour = 0; hour < 7 * 24; hour++) {
    const moment = new Date(Date.UTC(2026, 6, 6, hour))
    expect(openingStatus(always, moment)).toBe('Office open 24 hours')
  }
})
