import { business } from './records.ts'
import { readSiteEnv } from './siteEnv.ts'

export const siteEnv = readSiteEnv(process.env)

export const siteUrl = siteEnv.siteUrl ?? business.url

export function absoluteUrl(path: string): string {
  return siteUrl + path
}
