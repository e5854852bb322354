import { business } from './records.ts'
import { siteEnv } from './siteEnv.ts'

/** The site's origin, without a slash at the end. */
export const siteUrl = siteEnv.siteUrl ?? business.url

/** @param path from the site's root: '/about' */
export function absoluteUrl(path: string): string {
  return siteUrl + path
}
