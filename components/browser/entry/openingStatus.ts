import { formatTime } from '../formatTime.ts'
import { holidays, locale, offsets, week } from './openingHours.data.ts'
import * as words from './words.data.ts'

const minute = 60_000
const minutesOfDay = 24 * 60

/** Shows next to the hours whether the office is open, and keeps that up to date. */
export function startOpeningStatus(): void {
  const elements = document.querySelectorAll('[data-opening-status]')
  const update = () => {
    const status = openingStatus(week, localTime(new Date(), offsets))
    // Otherwise, the hours of the HTML stay.
    if (status) for (const element of elements) element.textContent = status
  }
  update()
  setInterval(update, minute)
  // Timers stop in the back/forward cache and on a sleeping phone.
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', update)
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
