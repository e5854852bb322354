import { business } from './records.ts'
import { readSiteEnv } from './siteEnv.ts'

/** Settings from the environment or from `.env`, which Vike loads. */
export const siteEnv = readSiteEnv(process.env)

/** The site's origin, without a slash at the end. */
export const siteUrl = siteEnv.siteUrl ?? business.url

/** @param path from the site's root: '/about' */
export function absoluteUrl(path: string): string {
  return siteUrl + path
}
