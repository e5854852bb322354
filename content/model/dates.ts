/**
 * A calendar day as a date with time and time zone (ISO 8601): noon UTC is the same day everywhere
 * in America.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 * @param day YYYY-MM-DD
 */
export function toTimestamp(day: string): string {
  return `${day}T12:00:00Z`
}

/** Day of the last change of substance. */
export function lastChange({ published, updated }: { published: string; updated?: string }) {
  return updated ?? published
}
