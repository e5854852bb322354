import { type Business, weekdays } from '../../content/model/schema.ts'

/**
 * The office hours for the browser, by day from Monday: '07:00-20:00 … 08:00-18:00'.
 * A day without hours is '-'.
 */
export function weekOf(hours: Business['hours']): string {
  return weekdays
    .map((day) => {
      const { opens = '', closes = '' } = hours.find(({ days }) => days.includes(day)) ?? {}
      return `${opens}-${closes}`
    })
    .join(' ')
}
