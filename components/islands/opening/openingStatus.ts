import { formatTime } from '../../ui/formatTime'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The wall clock of the business, whatever zone the visitor is in: 'Sat 15:30'. */
const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Whether the office is open at a moment, and until or from when.
 * @param week opening and closing time of each day from Monday, '07:00-20:00 … 08:00-18:00'; '-' for a closed day
 */
export function openingStatus(week: string, moment: Date): string {
  const now = wallClock.format(moment)
  const today = days.findIndex((day) => now.startsWith(day.slice(0, 3)))
  const time = now.slice(-5)
  const hours = week.split(' ').map((day) => day.split('-'))
  const [opens = '', closes = ''] = hours[today] ?? []
  if (opens <= time && time < closes) return `Open now · until ${formatTime(closes)}`
  for (let ahead = time < opens ? 0 : 1; ahead <= days.length; ahead++) {
    const day = (today + ahead) % days.length
    const next = hours[day]?.[0]
    // Tonight or tomorrow morning needs no name.
    if (next) return `Closed · opens ${ahead > 1 ? `${days[day]} ` : ''}${formatTime(next)}`
  }
  return 'Closed'
}
