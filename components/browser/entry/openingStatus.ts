import { formatTime } from '../formatTime.ts'
import { holidays, locale, offsets, week } from './openingHours.data.ts'

const minute = 60_000
const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

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
  const today = (now.getUTCDay() + 6) % days.length
  const time = today * minutesOfDay + now.getUTCHours() * 60 + now.getUTCMinutes()
  const monday = Math.floor(now.getTime() / minute) - time
  const changes = holidays
    ? withHolidays(
        week,
        holidays.map((change) => change - monday),
      )
    : [...week, ...week.map((change) => change + minutesOfWeek)]
  const index = changes.findIndex((change) => change > time)
  const next = changes[index]
  if (next === undefined) return 'Office closed'
  if (index % 2 === 1) {
    return next - time < minutesOfDay
      ? `Office open until ${formatTime(next)}`
      : 'Office open 24 hours'
  }
  const toDay = (change = -1) => Math.floor(change / minutesOfDay)
  const day = toDay(next)
  // The day after a day with hours needs no name.
  const isNear = day === today || (day === today + 1 && toDay(changes[index - 2]) === today)
  const isFar = holidays && day - today >= days.length
  const name = isFar ? formatDay(monday + next) : days[day % days.length]
  return `Office closed until ${isNear ? '' : `${name} `}${formatTime(next)}`
}

/** @param holidays in minutes since this Monday 0:00: see openingHours.data.ts */
function withHolidays(week: number[], holidays: number[]): number[] {
  const [opens = 0, closes = 0] = week
  const end = Math.max(0, ...holidays) + 2 * minutesOfWeek
  const changes = new Set(holidays)
  // An office that never closes has two weeks.
  for (let start = 0; start < end; start += Math.max(minutesOfWeek, closes - opens)) {
    for (const change of week) {
      if (!changes.delete(start + change)) changes.add(start + change)
    }
  }
  return [...changes].sort((a, b) => a - b)
}

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
