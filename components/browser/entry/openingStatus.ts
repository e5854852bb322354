import { formatTime } from '../formatTime.ts'
import { offsets, week } from './openingHours.data.ts'
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
  const changes = [...week, ...week.map((change) => change + words.days.length * minutesOfDay)]
  const index = changes.findIndex((change) => change > time)
  const next = changes[index]
  if (next === undefined) return words.isClosed
  if (index % 2 === 1) {
    return next - time < minutesOfDay
      ? words.isOpen.replace('{time}', formatTime(next))
      : words.isAlwaysOpen
  }
  const toDay = (change = -1) => Math.floor(change / minutesOfDay)
  const day = toDay(next)
  // The day after a day with hours needs no name.
  const isNear = day === today || (day === today + 1 && toDay(changes[index - 2]) === today)
  const status = isNear
    ? words.isClosedUntil
    : words.isClosedUntilDay.replace('{day}', words.days[day % words.days.length] ?? '')
  return status.replace('{time}', formatTime(next))
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
