import { siteEnv } from '../../content/model/siteEnv.ts'
import { siteUrl } from '../../content/model/siteUrl.ts'
import { UserError } from '../../content/model/userError.ts'
import { testimonials } from '../../content/testimonials.ts'

interface Site {
  /** Where the site will be served. */
  url: string
  /** Whether it stays out of search results: a preview. */
  noindex: boolean
  testimonials: { name: string; sample?: boolean }[]
}

/** A site for customers is not built with sample testimonials. @throws if it would be */
export function checkLaunch(site: Site = { url: siteUrl, noindex: siteEnv.noindex, testimonials }) {
  const { url, noindex, testimonials: all } = site
  const samples = all.filter(({ sample }) => sample).map(({ name }) => name)
  if (noindex || isTrial(url) || samples.length === 0) return
  throw new UserError(
    `This build is for ${url}, but content/testimonials.ts still has samples (${samples.join(', ')}).\nPut your customers' own words in their place, and delete \`sample: true\`.`,
  )
}

/** Whether an address has a name that no site can have. https://www.rfc-editor.org/rfc/rfc6761#section-6 */
export function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$|^127\./.test(hostname)
}
