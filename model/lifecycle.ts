import { z } from 'zod'
import { UserError } from '../renderer/index.ts'
import { dayIn } from './timeZone.ts'

/** `draft`: in progress. `scheduled`: published later. `expired`: taken down. */
export type State = 'draft' | 'scheduled' | 'published' | 'expired'

interface Dated {
  draft?: boolean
  /** The first day on the site. If not set, the record has always been published. */
  published?: string
  /** The first day off the site. If not set, the record never expires. */
  expires?: string
}

/** @param today YYYY-MM-DD */
export function getStatus({ draft, published, expires }: Dated, today: string): State {
  if (draft) return 'draft'
  // YYYY-MM-DD strings sort by date.
  if (expires && expires <= today) return 'expired'
  return published && published > today ? 'scheduled' : 'published'
}

/** @param showsUnpublished includes drafts and scheduled records, as in dev */
export function isShown(record: Dated, today: string, showsUnpublished = false): boolean {
  const state = getStatus(record, today)
  return state === 'published' || (showsUnpublished && state !== 'expired')
}

/** When the site is built, or noon (UTC) of `SITE_DAY`. */
export function siteMoment(): Date {
  const set = process.env.SITE_DAY
  return set ? new Date(`${set}T12:00Z`) : new Date()
}

/** The day of the build in the business's time zone, or `SITE_DAY`. @throws if that is not a day */
export function siteDay(timeZone: string): string {
  const set = process.env.SITE_DAY
  if (!set) return dayIn(timeZone, new Date())
  if (!z.iso.date().safeParse(set).success) {
    throw new UserError(`SITE_DAY is "${set}". Write a day as YYYY-MM-DD, as in 2026-03-01.`)
  }
  return set
}
