import { formatTime } from '../../ui/formatTime.ts'
import { easternTime } from './easternTime.ts'

const minute = 60_000

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
  setInterval(update, minute)
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
