import { expect, test } from 'vitest'
import { easternTime, openingStatus } from '../../components/islands/startOpeningStatus.ts'
import { weekOf } from '../../components/ui/OpeningStatus.tsx'
import { businessSchema } from '../../content/model/schema.ts'

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
const week = weekOf(hoursSchema.parse([weekdays, weekend]))

test.each([
  ['past midnight', [{ ...weekdays, closes: '02:00' }], 'is not later than'],
  ['no closing time', [{ ...weekdays, closes: undefined }], 'need \\"opens\\" and'],
  ['closed, and hours', [{ ...weekdays, closed: true }], 'need \\"opens\\" and'],
  ['a day in two groups', [weekdays, { ...weekend, days: ['Friday'] }], 'named in two groups'],
])('invalid hours are refused: %s', (_, hours, words) => {
  expect(hoursSchema.safeParse(hours).error?.message).toContain(words)
})

// Daylight-saving time is UTC-4.
test.each([
  ['a Friday in summer, a minute before opening', '2026-07-10T10:59Z', 'Closed until 7:00 AM'],
  ['a Friday in summer, at opening', '2026-07-10T11:00Z', 'Open until 8:00 PM'],
  ['a Friday in summer, a minute before closing', '2026-07-10T23:59Z', 'Open until 8:00 PM'],
  ['a Friday in summer, at closing', '2026-07-11T00:00Z', 'Closed until 8:00 AM'],
  ['midnight between Friday and Saturday', '2026-07-11T04:00Z', 'Closed until 8:00 AM'],
  ['a Sunday, at closing', '2026-07-12T22:00Z', 'Closed until 7:00 AM'],
  ['midnight between Sunday and Monday', '2026-07-13T04:00Z', 'Closed until 7:00 AM'],
])('%s', (_, moment, status) => {
  expect(openingStatus(week, new Date(moment))).toBe(status)
})

test('on a closed day, the status names the day on which the office opens', () => {
  const closed = { label: 'Saturday–Sunday', days: ['Saturday', 'Sunday'], closed: true }
  const longWeekend = weekOf(hoursSchema.parse([weekdays, closed]))
  const saturday = new Date('2026-07-11T16:00Z')
  expect(openingStatus(longWeekend, saturday)).toBe('Closed until Monday 7:00 AM')
  expect(openingStatus('- - - - - - -', saturday)).toBe('Closed')
})

test('Eastern time matches the time zone database in every hour of twenty years', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const hour = 3_600_000
  const wrong: string[] = []
  for (let time = Date.UTC(2020, 0); time < Date.UTC(2040, 0); time += hour) {
    const moment = new Date(time)
    const clock = easternTime(moment).toISOString().slice(0, 19).replace('T', ' ')
    if (clock !== zone.format(moment)) wrong.push(moment.toISOString())
  }
  expect(wrong).toEqual([])
})
