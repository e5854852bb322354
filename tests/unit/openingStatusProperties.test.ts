import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { holidayChanges, weekChanges } from '../../components/browser/entry/openingHours.data.ts'
import { isOpen, localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { formatTime } from '../../components/browser/formatTime.ts'
import { type Holiday, type Hours, holidaysSchema, weekSchema } from '../../model/schemas/hours.ts'
import { utcOffsets } from '../../model/timeZone.ts'
import { weekdays } from '../../model/weekDays.ts'

const data = vi.hoisted((): { holidays: number[] | null } => ({ holidays: null }))

// Files in a worker share modules: those of others lack this mock, and must not get it.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock(import('../../components/browser/entry/openingHours.data.ts'), async (load) => ({
  ...(await load()),
  get holidays() {
    return data.holidays
  },
}))

const zones = ['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Pacific/Guam'].map(
  (name) => ({ clock: wallClock(name), offsets: utcOffsets(name, new Date('2026-11-27')) }),
)
const minute = 60_000
const [day, week] = [24 * 60, 7 * 24 * 60]
const start = Date.UTC(2026, 10, 27)

test('the status follows random hours and holidays on the clock of the time zone', () => {
  const randomDay = fc.integer({ min: 7, max: 400 })
  const zone = fc.constantFrom(...zones)
  fc.assert(
    fc.property(randomHours(), zone, randomDay, randomHolidays(), (hours, zone, days, list) => {
      const changes = weekChanges(hours)
      const clockChanges = zone.offsets.slice(2, -1).filter((_, index) => index % 2 === 0)
      for (const around of [start / minute + days * day, ...clockChanges]) {
        const monday = mondayBefore(around)
        const holidays = list.map((holiday, index) => ({ ...holiday, date: toDate(monday, index) }))
        data.holidays = holidays.length > 0 ? holidayChanges(hours, holidays) : null
        const slow = new SlowOffice(hours, holidays, monday - 2 * week, 7)
        for (const moment of nearChanges(changes, around, zone.offsets)) {
          const time = new Date(moment * minute)
          const now = localTime(time, zone.offsets)
          const status = openingStatus(changes, now)
          const expected = slow.status(zone.clock(time))
          if (status !== expected) expect([time, status]).toEqual([time, expected])
          if (now && isOpen(changes, now) !== isOpenBy(expected))
            expect([time, isOpen(changes, now)]).toEqual([time, isOpenBy(expected)])
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('the status of ordinary hours and holidays is right at the start and end of every quarter hour of a year', () => {
  const hours = weekSchema.parse([
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '20:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
  ])
  const closed = [24, 25, 26, 27, 28, 29, 30, 31].map((day) => `2026-12-${day}`)
  const holidays = holidaysSchema.parse([
    ...['2026-11-26', '2027-01-01', ...closed, '2027-05-31', '2027-11-25'].map((date) => ({
      ...{ date, name: 'Holiday', closed: true },
    })),
    { date: '2026-11-29', name: 'Open house', opens: '10:00', closes: '24:00' },
    { date: '2027-07-05', name: 'Independence Day', opens: '07:00', closes: '12:00' },
  ])
  data.holidays = holidayChanges(hours, holidays)
  const changes = weekChanges(hours)
  const slow = new SlowOffice(hours, holidays, mondayBefore(start / minute) - week, 56)
  const [{ clock, offsets } = { clock: () => 0, offsets: [] }] = zones
  // Clocks and offices change on the quarter of an hour.
  for (let quarter = 0; quarter < 365 * day; quarter += 15) {
    const time = clock(new Date(start + quarter * minute))
    for (const ahead of [0, 1, 14]) {
      const moment = new Date(start + (quarter + ahead) * minute)
      const now = localTime(moment, offsets)
      const status = openingStatus(changes, now)
      const right = slow.status(time + ahead)
      if (status !== right) expect([moment, status]).toEqual([moment, right])
      if (now && isOpen(changes, now) !== isOpenBy(right))
        expect([moment, isOpen(changes, now)]).toEqual([moment, isOpenBy(right)])
    }
  }
})

const isOpenBy = (status: string) => status.startsWith('Office open')

/** None, or special hours of each day from a Monday, some of which are as usual. */
function randomHolidays() {
  const times = fc.constantFrom(
    { closed: true },
    { opens: '06:00', closes: '24:00' },
    { opens: '09:00', closes: '12:30' },
    { opens: '16:00', closes: '23:00' },
  )
  return fc.array(
    times.map((times) => ({ ...times, name: 'Holiday' })),
    { maxLength: 16 },
  )
}

/** Minutes in the business's time since 1970, as UTC. */
function mondayBefore(minutes: number): number {
  return minutes - ((new Date(minutes * minute).getUTCDay() + 6) % 7) * day - (minutes % day)
}

function toDate(minutes: number, days = 0): string {
  return new Date((minutes + days * day) * minute).toISOString().slice(0, 10)
}

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
  const monday = mondayBefore(around)
  const known = offsets.filter((_, index) => index % 2 === 1)
  return [0, around - monday, ...changes].flatMap((change) =>
    known.flatMap((offset) => [-1, 0, 1, 59, 60].map((ahead) => monday + change - offset + ahead)),
  )
}

/** Reads the minutes since 1970 from the time zone database. */
function wallClock(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (moment) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) / minute
}

/** An office that looks at each minute of some weeks. */
class SlowOffice {
  private readonly first: number
  private readonly isOpen: boolean[]
  /** For each minute, the next one in which it opens or closes. */
  private readonly next: number[] = []

  constructor(hours: Hours[], holidays: Holiday[], first: number, weeks: number) {
    this.first = first
    const groupsOf = (index: number) => {
      const holiday = holidays.find(({ date }) => date === toDate(first, index))
      const name = weekdays[(index + 7) % 7] ?? 'Monday'
      return holiday ? [holiday] : hours.filter(({ days }) => days.includes(name))
    }
    const times = Array.from({ length: day }, (_, index) =>
      new Date(index * minute).toISOString().slice(11, 16),
    )
    this.isOpen = Array.from({ length: 7 * weeks }, (_, index) => {
      const today = groupsOf(index)
      const yesterday = groupsOf(index - 1)
      return times.map(
        (time) =>
          today.some(
            ({ opens = '24:00', closes = '00:00' }) =>
              opens <= time && (time < closes || closes < opens),
          ) ||
          yesterday.some(
            ({ opens = '00:00', closes = '00:00' }) => closes < opens && time < closes,
          ),
      )
    }).flat()
    for (let time = this.isOpen.length - 2; time >= 0; time--) {
      const changes = this.isOpen[time] !== this.isOpen[time + 1]
      this.next[time] = changes ? time + 1 : (this.next[time + 1] ?? Number.POSITIVE_INFINITY)
    }
  }

  /** @param minutes since 1970 in the business's time */
  status(minutes: number): string {
    const time = minutes - this.first
    const next = this.next[time] ?? Number.POSITIVE_INFINITY
    if (this.isOpen[time]) {
      return next - time < day ? `Office open until ${formatTime(next)}` : 'Office open 24 hours'
    }
    if (next === Number.POSITIVE_INFINITY) return 'Office closed'
    const ahead = Math.floor(next / day) - Math.floor(time / day)
    const isNamed = ahead > (this.hasOpened(time) ? 1 : 0)
    const name =
      ahead < 7 || !data.holidays ? weekdays[Math.floor(next / day) % 7] : this.date(next)
    return `Office closed until ${isNamed ? `${name} ` : ''}${formatTime(next)}`
  }

  private hasOpened(time: number): boolean {
    const midnight = time - (time % day)
    for (let minute = time; minute >= midnight; minute--) {
      if (this.isOpen[minute] && !this.isOpen[minute - 1]) return true
    }
    return false
  }

  private date(time: number): string {
    const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
    return new Date((this.first + time) * minute).toLocaleDateString('en-US', format)
  }
}
