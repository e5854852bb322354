import { z } from 'zod'
import { dayIn } from './timeZone.ts'
import { UserError } from './userError.ts'

/** `draft`: being written. `scheduled`: not yet. `expired`: no longer. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired'

/** The fields that decide when an article or a coupon is shown. */
interface Dated {
  draft?: boolean
  /** The first day on the site. Always, if not set. */
  published?: string
  /** The first day off the site. Never, if not set. */
  expires?: string
}

/** @param today YYYY-MM-DD */
export function getStatus({ draft, published, expires }: Dated, today: string): State {
  if (draft) return 'draft'
  // Days written YYYY-MM-DD sort as text.
  if (expires && expires <= today) return 'expired'
  return published && published > today ? 'scheduled' : 'published'
}

/**
 * Whether pages, lists, the feed, and the sitemap include it on a day.
 * @param showsUnpublished includes drafts and scheduled records, as dev does
 */
export function isShown(record: Dated, today: string, showsUnpublished = false): boolean {
  const state = getStatus(record, today)
  return state === 'published' || (showsUnpublished && state !== 'expired')
}

/**
 * The calendar day for which the site is built, YYYY-MM-DD: that of the business's time zone.
 * `SITE_DAY` sets another, to look ahead.
 * @throws if `SITE_DAY` is not a day
 */
export function siteDay(timeZone: string): string {
  const set = process.env.SITE_DAY
  if (!set) return dayIn(timeZone, new Date())
  if (!z.iso.date().safeParse(set).success) {
    throw new UserError(`SITE_DAY is "${set}". Write a day as YYYY-MM-DD, as in 2026-03-01.`)
  }
  return set
}
