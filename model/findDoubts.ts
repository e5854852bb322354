import { regionZones } from './regions.ts'
import type { Business } from './schemas/business.ts'
import { type Hours, listDays } from './schemas/hours.ts'
import { keepSameTime } from './timeZone.ts'
import { formatDays, weekdays } from './weekDays.ts'

export type Facts = Pick<Business, 'hours' | 'emergency' | 'timeZone' | 'location'>

/** The longest hours of a day that nobody takes for a mistake. */
const longDay = 16 * 60

/** Hours and a time zone that are possible, but rare. @param year whose clock changes count */
export function findDoubts({ hours, emergency, timeZone, location }: Facts, year: number) {
  const zones = regionZones(location.region)
  return [
    ...findMissingDays('hours', hours),
    ...findMissingDays('emergency.hours', emergency.hours),
    ...findLongDays(hours),
    !zones.some((zone) => keepSameTime(zone, timeZone, year)) &&
      `The clocks in ${location.region} do not show the time of ${timeZone}. Set timeZone in content/business.yaml to ${zones.join(' or ')}.`,
  ]
}

function findMissingDays(field: string, hours?: Hours[]): string[] {
  const missing = weekdays.filter((day) => !hours?.some(({ days }) => days.includes(day)))
  if (!hours || missing.length === 0) return []
  return [
    `${field} in content/business.yaml does not mention ${formatDays(missing)}. Add the days, with closed: true if you are closed.`,
  ]
}

function findLongDays(hours: Hours[]): string[] {
  const times = listDays(hours)
    .filter(({ opens, closes }) => closes - opens > longDay && closes - opens < 24 * 60)
    .map(({ times }) => times)
  return [...new Set(times)].map(
    (times) =>
      `hours in content/business.yaml has a long day, ${times}. Noon is 12:00, midnight 00:00, and a whole day 00:00 to 24:00.`,
  )
}
