import { expect, test } from 'vitest'
import { localTime } from '../../components/islands/startOpeningStatus.ts'
import { dayIn, isTimeZone, utcOffsets, zoneName } from '../../content/model/timeZone.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
]

test.each(zones)(
  '%s has the local time of the time zone database in every hour of a year',
  (zone) => {
    const start = new Date('2026-11-01T00:00Z')
    const offsets = utcOffsets(zone, start)
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (let hour = 0; hour < 400 * 24; hour++) {
      const moment = new Date(start.getTime() + hour * 3_600_000)
      const local = localTime(moment, offsets).toISOString().slice(0, 16).replace('T', ' ')
      if (local !== format.format(moment))
        expect([moment, local]).toEqual([moment, format.format(moment)])
    }
    expect(offsets.split(' ').length).toBeLessThanOrEqual(7)
  },
)

test('the offsets change in the same minute as the clocks', () => {
  const spring = Date.UTC(2027, 2, 14, 8) / 60_000
  expect(utcOffsets('America/Chicago', new Date('2026-12-01'))).toContain(`-360 ${spring} -300`)
})

test.each([
  ['2026-11-23T04:59Z', 'America/New_York', '2026-11-22'],
  ['2026-11-23T05:00Z', 'America/New_York', '2026-11-23'],
  ['2026-11-23T05:00Z', 'America/Chicago', '2026-11-22'],
  ['2026-07-01T04:00Z', 'America/New_York', '2026-07-01'],
])('%s in %s is %s', (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day)
})

test("returns a time zone's common name", () => {
  expect(zoneName('America/Chicago')).toBe('Central Time')
  expect(zoneName('America/New_York')).toBe('Eastern Time')
})

test('recognizes invalid time zone names', () => {
  expect(zones.filter(isTimeZone)).toEqual(zones)
  expect(isTimeZone('Chicago')).toBe(false)
})
