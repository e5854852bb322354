import { withoutBreaks, words } from '../../model/records.ts'

/** The date of an article. Reader modes leave `<time>` out of the text, so other dates are text. */
export function FormattedDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}

/**
 * @param date YYYY-MM-DD
 * @returns 'October 27, 2025' with no-break spaces, in any time zone
 */
export function formatDate(date: string): string {
  return withoutBreaks(format.format(new Date(`${date}T12:00:00Z`)))
}

/** @returns 'October 27' */
export function formatDay(date: string): string {
  return withoutBreaks(dayFormat.format(new Date(`${date}T12:00:00Z`)))
}

const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
const dayFormat = new Intl.DateTimeFormat(words.locale, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
