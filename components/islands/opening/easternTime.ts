const hour = 3_600_000
const day = 24 * hour

/**
 * The business's local time, as a date to be read in UTC. It is computed by the rule, because the first
 * `Intl.DateTimeFormat` with a time zone blocks a browser for 30 to 90 ms, and a phone (CPU ÷ 4) for 200 to 500.
 * A test compares it with the time zone database.
 * https://www.nist.gov/pml/time-and-frequency-division/popular-links/daylight-saving-time-dst
 */
export function easternTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  // Both changes are at 2 AM, by the time that ends.
  const begins = sundayFrom(Date.UTC(year, 2, 8)) + 7 * hour
  const ends = sundayFrom(Date.UTC(year, 10, 1)) + 6 * hour
  const time = moment.getTime()
  return new Date(time - (begins <= time && time < ends ? 4 : 5) * hour)
}

/** The first Sunday on or after a day. */
function sundayFrom(date: number): number {
  return date + ((7 - new Date(date).getUTCDay()) % 7) * day
}
