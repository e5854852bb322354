import type { PageKind } from './pageMeta.ts'
import { localGroups } from './records.ts'

/**
 * Whether the page of a service or city tells what no other page does: how the service goes, what to
 * have ready, or what it costs; the city's houses, or an office or rule of its own. Without that or
 * an owner's text it is a placeholder, which search results omit.
 * https://developers.google.com/search/docs/essentials/spam-policies#doorways
 */
export function hasOwnFacts(subject: Extract<PageKind, { kind: 'service' | 'city' }>): boolean {
  if (subject.kind === 'service') {
    const { steps, ready, prices } = subject.service
    return [steps, ready, prices].some((facts) => facts)
  }
  const { houses, slug } = subject.city
  const shown = localGroups.filter(({ cityHeading }) => cityHeading)
  return (
    houses !== undefined ||
    shown.some(({ entries }) => entries.some(({ cities }) => cities?.includes(slug)))
  )
}
