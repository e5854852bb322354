import { business, toAddress } from './records.ts'
import { readSiteEnv } from './siteEnv.ts'

export const siteEnv = readSiteEnv(process.env)

export const siteUrl = siteEnv.siteUrl ?? business.url

/** The URL of a file, or of a page in the language that is built. @param path of a page: its own */
export function absoluteUrl(path: string): string {
  const [, page = '', rest = ''] = path.match(/^([^#]*)(.*)$/) ?? []
  return siteUrl + toAddress(page) + rest
}
