import { afterEach, expect, test, vi } from 'vitest'
import { localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { dayIn, dayStart, isTimeZone, utcOffsets, zoneName } from '../../model/timeZone.ts'

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
      const local = localTime(moment, offsets)?.toISOString().slice(0, 16).replace('T', ' ')
      if (local !== format.format(moment))
        expect([moment, local]).toEqual([moment, format.format(moment)])
    }
    expect(offsets.length).toBeLessThanOrEqual(9)
  },
)

test('the local time is unknown when the page is older than its offsets, or the clock is wrong', () => {
  const offsets = utcOffsets('America/Chicago', new Date('2026-12-01T12:00Z'))
  const at = (moment: string) => localTime(new Date(moment), offsets)
  expect(at('2026-12-01T00:00Z')?.toISOString()).toBe('2026-11-30T18:00:00.000Z')
  expect(at('2028-01-29T23:59Z')?.toISOString()).toBe('2028-01-29T17:59:00.000Z')
  for (const moment of ['1970-01-01', '2026-11-30', '2028-01-30', '2028-07-01'])
    expect(at(moment)).toBeUndefined()
  expect(openingStatus([420, 1200], at('2028-07-01'))).toBe('')
})

test.each([
  ['2026-11-23T04:59Z', 'America/New_York', '2026-11-22'],
  ['2026-11-23T05:00Z', 'America/New_York', '2026-11-23'],
  ['2026-11-23T05:00Z', 'America/Chicago', '2026-11-22'],
  ['2026-07-01T04:00Z', 'America/New_York', '2026-07-01'],
  ['2026-03-07T13:00Z', 'Pacific/Guam', '2026-03-07'],
  ['2026-03-07T14:00Z', 'Pacific/Guam', '2026-03-08'],
  ['2026-12-31T23:59Z', 'UTC', '2026-12-31'],
])('%s in %s is %s', (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day)
})

test.each(zones)('a day of %s begins in its first minute, also when clocks change', (zone) => {
  for (const day of ['2026-03-08', '2026-03-29', '2026-06-30', '2026-11-01', '2026-12-31']) {
    const at = (minutes: number) => dayIn(zone, new Date(minutes * 60_000))
    const [first, next] = [dayStart(zone, day), dayStart(zone, day, 1)]
    expect([at(first), at(next - 1)], day).toEqual([day, day])
    expect([at(first - 1), at(next)], day).not.toContain(day)
  }
})

afterEach(() => vi.restoreAllMocks())

test('days and offsets are the same in a Node with the data of American English only', () => {
  const { DateTimeFormat } = Intl
  // https://nodejs.org/api/intl.html#options-for-building-nodejs
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function english(_, options) {
    return new DateTimeFormat('en-US', options)
  })
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const format = Date.prototype[name]
    vi.spyOn(Date.prototype, name).mockImplementation(function english(this: Date, _, options) {
      return format.call(this, 'en-US', options)
    })
  }
  expect(dayIn('America/New_York', new Date('2026-11-27T12:00Z'))).toBe('2026-11-27')
  expect(utcOffsets('America/Phoenix', new Date('2026-11-27'))).toContain(-420)
})

test.each([
  ['America/Chicago', 'Central Time'],
  ['America/New_York', 'Eastern Time'],
])('readers call %s %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})

test('recognizes invalid time zone names', () => {
  expect(zones.filter(isTimeZone)).toEqual(zones)
  expect(['Chicago', 'EST', 'MST', ''].filter(isTimeZone)).toEqual([])
})
