import { expect, test } from 'vitest'
import { formatWeek } from '../../components/islands/openingHours.data.ts'
import { openingStatus } from '../../components/islands/startOpeningStatus.ts'
import { businessSchema } from '../../content/model/schemas/business.ts'

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

const hoursSchema = businessSchema.shape.hours
const week = formatWeek(hoursSchema.parse([weekdays, weekend]))

test.each([
  ['opening and closing at once', [{ ...weekdays, closes: '07:00' }], 'the same time as'],
  ['no closing time', [{ ...weekdays, closes: undefined }], 'need \\"opens\\" and'],
  ['closed, and hours', [{ ...weekdays, closed: true }], 'need \\"opens\\" and'],
  ['a day in two groups', [weekdays, { ...weekend, days: ['Friday'] }], 'appears in two groups'],
])('rejects invalid hours: %s', (_, hours, words) => {
  expect(hoursSchema.safeParse(hours).error?.message).toContain(words)
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
  const late = formatWeek(hoursSchema.parse([{ ...weekdays, opens: '18:00', closes: '02:00' }]))
  const at = (moment: string) => openingStatus(late, new Date(moment))
  expect(at('2026-07-10T23:30Z')).toBe('Office open until 2:00 AM')
  expect(at('2026-07-11T01:59Z')).toBe('Office open until 2:00 AM')
  expect(at('2026-07-11T02:00Z')).toBe('Office closed until Monday 6:00 PM')
  expect(at('2026-07-13T01:00Z')).toBe('Office closed until 6:00 PM')
})

test('on a closed day, says when the office opens next', () => {
  const closed = { label: 'Saturday–Sunday', days: ['Saturday', 'Sunday'], closed: true }
  const longWeekend = formatWeek(hoursSchema.parse([weekdays, closed]))
  const saturday = new Date('2026-07-11T12:00Z')
  expect(openingStatus(longWeekend, saturday)).toBe('Office closed until Monday 7:00 AM')
  expect(openingStatus('- - - - - - -', saturday)).toBe('Office closed')
})
