import { formatTime } from '../formatTime.ts'
import { holidays, locale, offsets, swapsCalls, week } from './openingHours.data.ts'
import * as words from './words.data.ts'

const minute = 60_000
const minutesOfDay = 24 * 60

/** Shows next to the hours whether the office is open, and keeps that up to date. */
export function startOpeningStatus(): void {
  const elements = document.querySelectorAll('[data-opening-status]')
  const update = () => {
    const now = localTime(new Date(), offsets)
    const status = openingStatus(week, now)
    // Otherwise, the hours of the HTML stay.
    if (status) for (const element of elements) element.textContent = status
    if (swapsCalls && now) showCalls(isOpen(week, now) ? 'open' : 'closed')
  }
  update()
  setInterval(update, minute)
  // Timers stop in the back/forward cache and on a sleeping phone.
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', update)
}

/** Shows the call links for an office that is open, or for one that is closed. */
function showCalls(office: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-office]'))
    link.hidden = link.dataset.office !== office
}

/** An odd number of openings and closings is behind an open office, those of holidays included. */
export function isOpen(week: number[], now: Date): boolean {
  // 1970 began on a Thursday.
  const time = (getMinutes(now) - 4 * minutesOfDay) % (7 * minutesOfDay)
  const [first = 0] = week
  const changes = [...week, first + 7 * minutesOfDay].filter((change) => change <= time)
  const special = holidays?.filter((change) => change <= getMinutes(now)) ?? []
  return (changes.length + special.length) % 2 === 1
}

/**
 * @param week when it opens and closes, in minutes since Monday 0:00: see openingHours.data.ts
 * @param now the business's local time, stored as UTC
 * @returns '' if the local time is unknown
 */
export function openingStatus(week: number[], now?: Date): string {
  if (!now) return ''
  // `Date` numbers days from Sunday.
  const today = (now.getUTCDay() + 6) % words.days.length
  const time = today * minutesOfDay + now.getUTCHours() * 60 + now.getUTCMinutes()
  const changes = holidays
    ? withHolidays(week, holidays, getMinutes(now) - time)
    : [...week, ...week.map((change) => change + words.days.length * minutesOfDay)]
  const index = changes.findIndex((change) => change > time)
  const next = changes[index]
  if (next === undefined) return words.isClosed
  const toDay = (change = -1) => Math.floor(change / minutesOfDay)
  const day = toDay(next)
  // The day after a day with hours needs no name.
  const isNear = day === today || (day === today + 1 && toDay(changes[index - 2]) === today)
  const isFar = holidays && day - today >= words.days.length
  const dayName = isFar
    ? formatDay(getMinutes(now) + next - time)
    : words.days[day % words.days.length]
  const closed = isNear ? words.isClosedUntil : words.isClosedUntilDay
  const open = next - time < minutesOfDay ? words.isOpen : words.isAlwaysOpen
  return (index % 2 === 1 ? open : closed)
    .replace('{day}', dayName ?? '')
    .replace('{time}', formatTime(next))
}

/**
 * When it opens and closes in the next four weeks, in minutes since this Monday 0:00.
 * @param holidays in minutes since 1970 @param monday as these
 */
function withHolidays(week: number[], holidays: number[], monday: number): number[] {
  const [opens = 0, closes = 0] = week
  const length = words.days.length * minutesOfDay
  const end = 4 * length
  const changes = new Set(
    holidays.map((change) => change - monday).filter((change) => change < end),
  )
  // An office that never closes has two weeks.
  for (let start = 0; start < end; start += Math.max(length, closes - opens)) {
    for (const change of week) {
      if (!changes.delete(start + change)) changes.add(start + change)
    }
  }
  return [...changes].sort((a, b) => a - b)
}

function getMinutes(moment: Date): number {
  return Math.floor(moment.getTime() / minute)
}

/** @param minutes since 1970 in the business's time, as UTC @returns 'January 4' */
function formatDay(minutes: number): string {
  const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(minutes * minute).toLocaleDateString(locale, format)
}

/**
 * The business's local time, stored as UTC.
 * @param offsets of the business's time zone: see model/timeZone.ts
 * @returns undefined before the first and after the last of them
 */
export function localTime(moment: Date, offsets: number[]): Date | undefined {
  const time = moment.getTime()
  let local: Date | undefined
  offsets.forEach((since, index) => {
    const offset = offsets[index + 1]
    if (index % 2 > 0 || since * minute > time) return
    local = offset === undefined ? undefined : new Date(time + offset * minute)
  })
  return local
}
