import { business } from '../../content/model/records.ts'
import { type Business, weekdays } from '../../content/model/schemas/business.ts'
import { utcOffsets } from '../../content/model/timeZone.ts'

/** The office hours: see `formatWeek`. */
export const week = formatWeek(business.hours)

/** The UTC offsets of the business's time zone: see content/model/timeZone.ts. */
export const offsets = utcOffsets(business.timeZone, new Date())

/** Formats the office hours by day from Monday: '07:00-20:00 … 08:00-18:00'; '-' if closed. */
export function formatWeek(hours: Business['hours']): string {
  return weekdays
    .map((day) => {
      const { opens = '', closes = '' } = hours.find(({ days }) => days.includes(day)) ?? {}
      return `${opens}-${closes}`
    })
    .join(' ')
}
