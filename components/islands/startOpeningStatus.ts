import { formatTime } from '../formatTime.ts'
import { offsets, week } from './openingHours.data.ts'

const minute = 60_000
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Shows next to the hours whether the office is open, and keeps that up to date. */
export function startOpeningStatus(): void {
  const elements = document.querySelectorAll('[data-opening-status]')
  const update = () => {
    const status = openingStatus(week, localTime(new Date(), offsets))
    for (const element of elements) element.textContent = status
  }
  update()
  setInterval(update, minute)
  // Timers stop in the back/forward cache and on a sleeping phone.
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', update)
}

/**
 * Whether the office is open, and when that changes next.
 * @param week opening and closing time of each day, Monday first, '07:00-20:00 … 18:00-02:00'; '-'
 * for a closed day
 * @param now the business's local time, stored as UTC
 */
export function openingStatus(week: string, now: Date): string {
  // `Date` numbers days from Sunday.
  const today = (now.getUTCDay() + 6) % days.length
  const time = now.toISOString().slice(11, 16)
  const hours = week.split(' ').map((day) => day.split('-'))
  const [opens = '', closes = ''] = hours[today] ?? []
  const [yesterdayOpens = '', yesterdayCloses = ''] = hours[(today + 6) % days.length] ?? []
  const until = (closing: string) => `Office open until ${formatTime(closing)}`
  // Hours may extend past midnight.
  if (yesterdayCloses < yesterdayOpens && time < yesterdayCloses) return until(yesterdayCloses)
  if (opens && opens <= time && (time < closes || closes < opens)) return until(closes)
  for (let ahead = time < opens ? 0 : 1; ahead <= days.length; ahead++) {
    const day = (today + ahead) % days.length
    const next = hours[day]?.[0]
    // The next day needs no day name.
    if (next) {
      return `Office closed until ${ahead > 1 || !opens ? `${days[day]} ` : ''}${formatTime(next)}`
    }
  }
  return 'Office closed'
}

/**
 * Converts a moment to the business's local time, stored as UTC.
 * @param offsets of the business's time zone: see content/model/timeZone.ts
 */
export function localTime(moment: Date, offsets: string): Date {
  const [first = 0, ...changes] = offsets.split(' ').map(Number)
  const time = moment.getTime()
  let offset = first
  changes.forEach((since, index) => {
    if (index % 2 === 0 && since * minute <= time) offset = changes[index + 1] ?? offset
  })
  return new Date(time + offset * minute)
}
