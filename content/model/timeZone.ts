const minute = 60_000
const day = 24 * 60 * minute

/** How many days of offsets a page knows. The site must be rebuilt within that time. */
const daysAhead = 425

/** Whether this is an IANA time zone name, such as 'America/New_York'. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** The calendar day in a time zone, YYYY-MM-DD, regardless of the machine's time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // The Canadian English locale formats days as YYYY-MM-DD.
  return moment.toLocaleDateString('en-CA', { timeZone })
}

/** A time zone's common name: 'Eastern Time'. */
export function zoneName(timeZone: string): string {
  return zonePart(timeZone, new Date(), 'longGeneric')
}

/**
 * A time zone's upcoming UTC offsets in minutes, separated by the times at which they change, in
 * minutes since 1970: '-300 29557620 -240'. The browser uses these, because its first
 * `Intl.DateTimeFormat` with a time zone blocks a phone for 200 to 500 ms.
 */
export function utcOffsets(timeZone: string, from: Date): string {
  const start = Math.floor(from.getTime() / day) * day
  const offsets = [utcOffset(timeZone, start)]
  for (let before = start; before < start + daysAhead * day; before += day) {
    const offset = utcOffset(timeZone, before + day)
    if (offset === utcOffset(timeZone, before)) continue
    offsets.push(firstMinute(timeZone, before, before + day) / minute, offset)
  }
  return offsets.join(' ')
}

/** The time of the offset change between two moments, to the minute. */
function firstMinute(timeZone: string, before: number, after: number): number {
  if (after - before <= minute) return after
  const middle = before + Math.floor((after - before) / minute / 2) * minute
  return utcOffset(timeZone, middle) === utcOffset(timeZone, after)
    ? firstMinute(timeZone, before, middle)
    : firstMinute(timeZone, middle, after)
}

/** The offset in minutes: -300 for 'GMT-05:00'. */
function utcOffset(timeZone: string, time: number): number {
  const offset = zonePart(timeZone, new Date(time), 'longOffset')
  const [, sign, hours, minutes] = offset.match(/([+-])(\d\d):(\d\d)/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

function zonePart(timeZone: string, moment: Date, timeZoneName: 'longGeneric' | 'longOffset') {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
