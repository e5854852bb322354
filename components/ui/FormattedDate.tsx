import { withoutBreaks, words } from '../../model/records.ts'

/** The date of an article. Reader modes leave `<time>` out of the text, so other dates are text. */
export function FormattedDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}

/** @returns 'October 27, 2025' with no-break spaces, in any time zone */
export const formatDate = createFormat({ dateStyle: 'long' })

/** @returns 'October 27' */
export const formatDay = createFormat({ month: 'long', day: 'numeric' })

/** @returns a function for days that are written YYYY-MM-DD */
function createFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' })
  return (date: string) => withoutBreaks(format.format(new Date(`${date}T12:00:00Z`)))
}
