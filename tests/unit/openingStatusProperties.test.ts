import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekChanges } from '../../components/browser/entry/openingHours.data.ts'
import { localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { formatTime } from '../../components/browser/formatTime.ts'
import { type Hours, weekSchema } from '../../model/schemas/hours.ts'
import { utcOffsets } from '../../model/timeZone.ts'
import { weekdays } from '../../model/weekDays.ts'

const zones = ['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Pacific/Guam'].map(
  (name) => ({ clock: wallClock(name), offsets: utcOffsets(name, new Date('2026-11-27')) }),
)
const minute = 60_000
const [day, week] = [24 * 60, 7 * 24 * 60]
const start = Date.UTC(2026, 10, 27)

test('the status follows random hours on the clock of the time zone', () => {
  const randomDay = fc.integer({ min: 7, max: 400 })
  fc.assert(
    fc.property(randomHours(), fc.constantFrom(...zones), randomDay, (hours, zone, days) => {
      const changes = weekChanges(hours)
      const isOpen = openMinutes(hours)
      const clockChanges = zone.offsets.slice(2, -1).filter((_, index) => index % 2 === 0)
      for (const around of [start / minute + days * day, ...clockChanges]) {
        for (const moment of nearChanges(changes, around, zone.offsets)) {
          const time = new Date(moment * minute)
          const status = openingStatus(changes, localTime(time, zone.offsets))
          const expected = slowStatus(isOpen, zone.clock(time))
          if (status !== expected) expect([time, status]).toEqual([time, expected])
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('the status of ordinary hours is right in every minute of a year', () => {
  const hours = weekSchema.parse([
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '20:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
  ])
  const changes = weekChanges(hours)
  const isOpen = openMinutes(hours)
  const expected = isOpen.map((_, time) => slowStatus(isOpen, time))
  const [{ clock, offsets } = { clock: () => 0, offsets: [] }] = zones
  // Clocks change on the quarter of an hour.
  for (let quarter = 0; quarter < 365 * day; quarter += 15) {
    const time = clock(new Date(start + quarter * minute))
    for (let ahead = 0; ahead < 15; ahead++) {
      const moment = new Date(start + (quarter + ahead) * minute)
      const status = openingStatus(changes, localTime(moment, offsets))
      const right = expected[time + ahead]
      if (status !== right) expect([moment, status]).toEqual([moment, right])
    }
  }
})

/** Days that are closed, by appointment, open all day, until after midnight, or with a break. */
function randomHours(): fc.Arbitrary<Hours[]> {
  const time = (from: number, to: number) =>
    fc.integer({ min: from * 60, max: to * 60 - 1 }).map((minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
    })
  const span = (opens: fc.Arbitrary<string>, closes: fc.Arbitrary<string>) =>
    fc.record({ opens, closes })
  const groups = fc.oneof(
    fc.constant([]),
    fc.constant([{ closed: true }]),
    fc.constant([{ note: 'By appointment' }]),
    fc.constant([{ opens: '00:00', closes: '24:00' }]),
    fc.constant([{ opens: '06:30', closes: '24:00' }]),
    fc.tuple(span(time(0, 12), time(12, 24))),
    fc.tuple(span(time(12, 24), time(0, 5))),
    fc.tuple(span(time(5, 8), time(8, 12)), span(time(12, 15), time(15, 24))),
  )
  return fc
    .array(groups, { minLength: 7, maxLength: 7 })
    .map((days) =>
      days.flatMap((groups, index) =>
        groups.map((group) => ({ ...group, days: [weekdays[index]] })),
      ),
    )
    .map((hours) => weekSchema.safeParse(hours).data ?? [])
    .filter((hours) => hours.length > 0)
}

/** The minutes since 1970 around each change in the week around a moment, at each offset. */
function nearChanges(changes: number[], around: number, offsets: number[]): number[] {
  const monday = around - ((new Date(around * minute).getUTCDay() + 6) % 7) * day - (around % day)
  const known = offsets.filter((_, index) => index % 2 === 1)
  return [0, around - monday, ...changes].flatMap((change) =>
    known.flatMap((offset) => [-1, 0, 1, 59, 60].map((ahead) => monday + change - offset + ahead)),
  )
}

/** Reads the minutes since Monday 0:00 from the time zone database. */
function wallClock(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (moment) => {
    const [, name, hours, minutes] = format.format(moment).match(/(\w+)\W+(\d+):(\d+)/) ?? []
    const index = weekdays.map(String).indexOf(name ?? '')
    return index * day + Number(hours) * 60 + Number(minutes)
  }
}

/** Whether the office is open, for each minute of the week. */
function openMinutes(hours: Hours[]): boolean[] {
  const times = Array.from({ length: day }, (_, index) =>
    new Date(index * minute).toISOString().slice(11, 16),
  )
  return weekdays.flatMap((today, index) => {
    const yesterday = weekdays[(index + 6) % 7] ?? today
    return times.map((time) =>
      hours.some(({ days, opens, closes }) => {
        if (!opens || !closes) return false
        return opens < closes
          ? days.includes(today) && opens <= time && time < closes
          : (days.includes(today) && opens <= time) || (days.includes(yesterday) && time < closes)
      }),
    )
  })
}

/** Looks for the next change minute by minute. */
function slowStatus(isOpen: boolean[], time: number): string {
  const at = (minute: number) => isOpen[(minute + week) % week] ?? false
  for (let next = time + 1; next < time + week; next++) {
    if (at(time)) {
      if (next === time + day) return 'Office open 24 hours'
      if (!at(next)) return `Office open until ${formatTime(next)}`
    } else if (at(next)) {
      const ahead = Math.floor(next / day) - Math.floor(time / day)
      const hasOpened = Array.from({ length: (time % day) + 1 }, (_, ago) => time - ago).some(
        (minute) => at(minute) && !at(minute - 1),
      )
      const isNamed = ahead > (hasOpened ? 1 : 0)
      const name = isNamed ? `${weekdays[Math.floor(next / day) % 7]} ` : ''
      return `Office closed until ${name}${formatTime(next)}`
    }
  }
  return 'Office closed'
}
