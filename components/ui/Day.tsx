/** A calendar day for readers and machines. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(date).replaceAll(' ', '\u00a0')}</time>
}

/** @param date YYYY-MM-DD @returns 'October 27, 2025', in any time zone */
export function formatDay(date: string): string {
  return format.format(new Date(`${date}T12:00:00Z`))
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
