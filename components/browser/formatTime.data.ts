import { words } from '../../model/records.ts'

const format = new Intl.DateTimeFormat(words.locale, { hour: 'numeric', timeZone: 'UTC' })

/** What follows a time before and after noon: AM and PM, or nothing on a 24-hour clock. */
export const [am = '', pm = ''] = [7, 19].map(
  (hour) => format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'dayPeriod')?.value,
)
