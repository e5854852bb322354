import { business } from '../../model/records.ts'
import { dayStart } from '../../model/timeZone.ts'

interface Days {
  from?: string
  until?: string
}

/**
 * Hides an element before and after these days of the business, however old the page is: see
 * pages/hideOutdated.ts. Its next sibling, if `hidden`, takes its place.
 */
export function shownOn({ from, until }: Days): { 'data-days'?: string } {
  if (!from && !until) return {}
  const { timeZone } = business
  const begins = from ? dayStart(timeZone, from) : 0
  return { 'data-days': `${begins}-${until ? dayStart(timeZone, until, 1) : ''}` }
}

/** The last day of all that end. @returns undefined if one doesn't end */
export function lastDay(days: (string | undefined)[]): string | undefined {
  return days.every(Boolean) ? days.toSorted().at(-1) : undefined
}
