const minute = 60_000
const day = 24 * 60 * minute

/** How many days of offsets a page knows. If it isn't rebuilt by then, it has no opening status. */
const daysAhead = 425

/**
 * Whether this is an IANA time zone name, such as 'America/New_York'. Abbreviations such as EST are
 * refused: they keep standard time in summer.
 */
export function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** The calendar day in a time zone, YYYY-MM-DD, regardless of the machine's time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Not from a locale that writes days so: a Node may lack all but American English.
  const offset = utcOffset(timeZone, moment.getTime())
  return new Date(moment.getTime() + offset * minute).toISOString().slice(0, 10)
}

/** The minute since 1970 in which a day begins in a time zone, or the one after so many days. */
export function dayStart(timeZone: string, date: string, daysLater = 0): number {
  const midnight = Date.parse(date) + daysLater * day
  // The offset before a clock change of that day.
  const offset = utcOffset(timeZone, midnight - utcOffset(timeZone, midnight) * minute)
  return midnight / minute - offset
}

/** A time zone's common name: 'Eastern Time'. */
export function zoneName(timeZone: string, locale = 'en-US'): string {
  return zonePart(timeZone, new Date(), 'longGeneric', locale)
}

/**
 * A time zone's upcoming UTC offsets in minutes, each after the time since which it is in effect, in
 * minutes since 1970; last, the time at which they end. The browser uses these, because its first
 * `Intl.DateTimeFormat` with a time zone blocks a phone for 200 to 500 ms.
 */
export function utcOffsets(timeZone: string, from: Date): number[] {
  const start = Math.floor(from.getTime() / day) * day
  const end = start + daysAhead * day
  const offsets = [start / minute, utcOffset(timeZone, start)]
  for (let before = start; before < end; before += day) {
    const offset = utcOffset(timeZone, before + day)
    if (offset === utcOffset(timeZone, before)) continue
    offsets.push(firstMinute(timeZone, before, before + day) / minute, offset)
  }
  return [...offsets, end / minute]
}

export function keepSameTime(zone: string, other: string, year: number): boolean {
  return [0, 6].every((month) => {
    const time = Date.UTC(year, month)
    return utcOffset(zone, time) === utcOffset(other, time)
  })
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

/** By locale, zone and kind of name: creating one takes much longer than formatting. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function zonePart(
  timeZone: string,
  moment: Date,
  timeZoneName: 'longGeneric' | 'longOffset',
  locale = 'en-US',
) {
  const key = `${locale} ${timeZone} ${timeZoneName}`
  const known = formatters.get(key)
  const formatter = known ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
  formatters.set(key, formatter)
  const parts = formatter.formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
