import { expect, test } from 'vitest'
import { weekChanges } from '../../components/browser/entry/openingHours.data.ts'
import { openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { weekSchema } from '../../model/schemas/hours.ts'
import { weekdays } from '../../model/weekDays.ts'
import { rows } from '../support/rows.ts'

const on = (day: string, opens: string, closes: string) => ({ days: [day], opens, closes })
const workdays = { days: weekdays.slice(0, 5), opens: '07:00', closes: '20:00' }
const weekend = { days: weekdays.slice(5), opens: '08:00', closes: '18:00' }

// For hours that the check reports, see brokenRecords.txt.
test.each([
  ['a break', [on('Monday', '08:00', '12:00'), on('Monday', '13:00', '17:00')]],
  ['hours that go on at once', [on('Monday', '08:00', '12:00'), on('Monday', '12:00', '17:00')]],
  [
    'hours, and appointments',
    [on('Saturday', '08:00', '12:00'), { days: ['Saturday'], note: 'Later by appointment' }],
  ],
  [
    'a closed day after a long night',
    [on('Sunday', '18:00', '02:00'), { days: ['Monday'], closed: true }],
  ],
  ['two whole days', [on('Friday', '00:00', '24:00'), on('Saturday', '00:00', '24:00')]],
])('accepts %s', (_, hours) => {
  expect(weekSchema.safeParse(hours).error).toBeUndefined()
})

const weeks: Record<string, object[]> = {
  usual: [workdays, weekend],
  late: [{ ...workdays, opens: '18:00', closes: '02:00' }],
  short: [workdays, { days: weekend.days, closed: true }],
  odd: [
    on('Monday', '08:00', '12:00'),
    on('Monday', '13:00', '17:00'),
    on('Tuesday', '00:00', '24:00'),
    on('Wednesday', '00:00', '24:00'),
    { days: ['Thursday'], note: 'By appointment' },
  ],
  always: [{ days: weekdays, opens: '00:00', closes: '24:00' }],
}

// July 10, 2026 is a Friday.
test.each(
  rows(`
    usual  | 2026-07-10T06:59Z | Office closed until 7:00 AM
    usual  | 2026-07-10T07:00Z | Office open until 8:00 PM
    usual  | 2026-07-10T19:59Z | Office open until 8:00 PM
    usual  | 2026-07-10T20:00Z | Office closed until 8:00 AM
    usual  | 2026-07-11T00:00Z | Office closed until 8:00 AM
    usual  | 2026-07-12T18:00Z | Office closed until 7:00 AM
    usual  | 2026-07-13T00:00Z | Office closed until 7:00 AM
    late   | 2026-07-10T23:30Z | Office open until 2:00 AM
    late   | 2026-07-11T01:59Z | Office open until 2:00 AM
    late   | 2026-07-11T02:00Z | Office closed until Monday 6:00 PM
    late   | 2026-07-13T01:00Z | Office closed until 6:00 PM
    short  | 2026-07-11T12:00Z | Office closed until Monday 7:00 AM
    odd    | 2026-07-06T11:59Z | Office open until 12:00 PM
    odd    | 2026-07-06T12:00Z | Office closed until 1:00 PM
    odd    | 2026-07-06T13:00Z | Office open until 5:00 PM
    odd    | 2026-07-06T17:00Z | Office closed until 12:00 AM
    odd    | 2026-07-07T12:00Z | Office open 24 hours
    odd    | 2026-07-08T12:00Z | Office open until 12:00 AM
    odd    | 2026-07-09T12:00Z | Office closed until Monday 8:00 AM
    always | 2026-07-06T00:00Z | Office open 24 hours
    always | 2026-07-12T23:00Z | Office open 24 hours
    never  | 2026-07-11T12:00Z | Office closed`),
)('a visitor of an office with %s hours reads at %s: %s', (name = '', moment = '', status) => {
  const week = weeks[name] ? weekSchema.parse(weeks[name]) : []
  expect(openingStatus(weekChanges(week), new Date(moment))).toBe(status)
})
