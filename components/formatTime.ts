import type { Business } from '../content/model/schemas/business.ts'

/** '7:00 AM–8:00 PM', or 'Closed' for days without hours. */
export function formatHours({ opens, closes }: Business['hours'][number]): string {
  return opens && closes ? `${formatTime(opens)}–${formatTime(closes)}` : 'Closed'
}

/** @param time on the 24-hour clock, HH:MM @returns on the 12-hour clock, '7:00 AM' */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
