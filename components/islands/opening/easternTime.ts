const hour = 3_600_000
const day = 24 * hour

/**
 * The wall clock of the business, whatever zone the visitor is in, as a date to be read in UTC. By the
 * rule, because a browser's first `Intl.DateTimeFormat` with a zone takes 20 to 50 ms: more than all
 * else that a page does. The tests hold it against the time zone database.
 * https://www.nist.gov/pml/time-and-frequency-division/popular-links/daylight-saving-time-dst
 */
export function easternTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  // Both switches are at 2 AM by the clock that ends.
  const begins = sundayFrom(Date.UTC(year, 2, 8)) + 7 * hour
  const ends = sundayFrom(Date.UTC(year, 10, 1)) + 6 * hour
  const time = moment.getTime()
  return new Date(time - (begins <= time && time < ends ? 4 : 5) * hour)
}

/** The first Sunday from a day on. */
function sundayFrom(date: number): number {
  return date + ((7 - new Date(date).getUTCDay()) % 7) * day
}
