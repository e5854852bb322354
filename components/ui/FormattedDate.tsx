export function FormattedDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date).replaceAll(' ', '\u00a0')}</time>
}

/** @param date YYYY-MM-DD @returns 'October 27, 2025', in any time zone */
export function formatDate(date: string): string {
  return format.format(new Date(`${date}T12:00:00Z`))
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
