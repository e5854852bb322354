import { words } from '../../model/records.ts'
import { type Hours, toMinutes } from '../../model/schemas/hours.ts'
import { formatDays, weekdayName } from '../../model/weekDays.ts'
import { formatTime } from '../browser/formatTime.ts'

interface HoursRow {
  /** 'Monday–Friday' */
  label: string
  /** '7:00 AM–8:00 PM', 'Closed'; two or more on days with a break. */
  times: string[]
}

/** The hours as they are shown. Groups of the same days and label share a row. */
export function hoursRows(hours: Hours[]): HoursRow[] {
  const rows = new Map<string, HoursRow>()
  for (const group of hours) {
    const days = formatDays(group.days, words.hours.everyDay, (day) =>
      weekdayName(day, words.locale),
    )
    const { label = days } = group
    const key = `${label} ${days}`
    rows.set(key, { label, times: [...(rows.get(key)?.times ?? []), formatHours(group)] })
  }
  return [...rows.values()]
}

export function formatHours({
  opens,
  closes,
  note = words.hours.closed,
}: Omit<Hours, 'days'>): string {
  if (!opens || !closes) return note
  if (opens === '00:00' && closes === '24:00') return words.hours.allDay
  return `${formatTime(toMinutes(opens))}–${formatTime(toMinutes(closes))}`
}
