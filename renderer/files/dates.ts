/**
 * Converts a calendar day to a timestamp (ISO 8601). Noon UTC is the same day everywhere in the
 * United States.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 * @param day YYYY-MM-DD
 */
export function toTimestamp(day: string): string {
  return `${day}T12:00:00Z`
}

/** The day of the last substantive change. */
export function lastChange({ published, updated }: { published: string; updated?: string }) {
  return updated ?? published
}
