import { formatTime } from '../ui/formatTime.ts'

const hour = 3_600_000
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Shows beside the hours whether the office is open, and keeps that up to date. */
export function startOpeningStatus(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-opening-hours]')
  const update = () => {
    for (const element of elements) {
      element.textContent = openingStatus(element.dataset.openingHours ?? '', new Date())
    }
  }
  update()
  setInterval(update, 60_000)
}

/**
 * Whether the office is open at a moment, and until or from when.
 * @param week opening and closing time of each day from Monday, '07:00-20:00 … 08:00-18:00'; '-' for a closed day
 */
export function openingStatus(week: string, moment: Date): string {
  const now = easternTime(moment)
  // Dates count their days from Sunday.
  const today = (now.getUTCDay() + 6) % days.length
  const time = now.toISOString().slice(11, 16)
  const hours = week.split(' ').map((day) => day.split('-'))
  const [opens = '', closes = ''] = hours[today] ?? []
  if (opens <= time && time < closes) return `Open until ${formatTime(closes)}`
  for (let ahead = time < opens ? 0 : 1; ahead <= days.length; ahead++) {
    const day = (today + ahead) % days.length
    const next = hours[day]?.[0]
    // After closing time, the next morning needs no name of a day.
    if (next) return `Closed until ${ahead > 1 || !opens ? `${days[day]} ` : ''}${formatTime(next)}`
  }
  return 'Closed'
}

/**
 * The business's local time, as a date to be read in UTC. It is computed by the rule, because the first
 * `Intl.DateTimeFormat` with a time zone blocks a browser for 30 to 90 ms, and a phone (CPU ÷ 4) for 200 to 500.
 * A test compares it with the time zone database.
 * https://www.nist.gov/pml/time-and-frequency-division/popular-links/daylight-saving-time-dst
 */
export function easternTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  // Both changes are at 2 AM, by the time that ends.
  const begins = sundayFrom(Date.UTC(year, 2, 8)) + 7 * hour
  const ends = sundayFrom(Date.UTC(year, 10, 1)) + 6 * hour
  const time = moment.getTime()
  return new Date(time - (begins <= time && time < ends ? 4 : 5) * hour)
}

/** The first Sunday on or after a day. */
function sundayFrom(date: number): number {
  return date + ((7 - new Date(date).getUTCDay()) % 7) * 24 * hour
}
