import { business } from '../../content/business.ts'
import { todayInWashington } from '../../content/model/lifecycle.ts'
import { siteEnv } from '../../content/model/siteEnv.ts'
import { siteUrl } from '../../content/model/siteUrl.ts'
import { UserError } from '../../content/model/userError.ts'
import { testimonials } from '../../content/testimonials.ts'
import { siteFolder } from '../files/writeSiteFile.ts'

interface Site {
  /** Where the site will be served. */
  url: string
  /** Whether it stays out of search results: a preview. */
  noindex: boolean
  testimonials: { name: string; sample?: boolean }[]
}

/** A site for customers is not built with sample testimonials. @throws if it would be */
export function checkLaunch(site: Site = { url: siteUrl, noindex: siteEnv.noindex, testimonials }) {
  const samples = site.testimonials.filter(({ sample }) => sample).map(({ name }) => name)
  if (site.noindex || isTrial(site.url) || samples.length === 0) return
  throw new UserError(
    `This build is for ${site.url}, but content/testimonials.ts still has samples (${samples.join(', ')}).\nPut your customers' own words in their place, and delete \`sample: true\`.`,
  )
}

/** Facts that are valid and yet probably wrong. */
export function reminders(
  today = todayInWashington(),
  facts: Pick<typeof business, 'copyrightYear' | 'url' | 'licenses'> = business,
): string[] {
  const { copyrightYear, url, licenses } = facts
  const year = Number(today.slice(0, 4))
  return [
    copyrightYear < year &&
      `The footer says © ${copyrightYear}. Set copyrightYear in content/business.ts to ${year}.`,
    isTrial(url) &&
      `${url} is a sample. Set url in content/business.ts to the address of your site.`,
    !isTrial(url) &&
      licenses.length === 0 &&
      'content/business.ts has no license number. DC and Maryland both license this trade: put yours into `licenses`.',
  ].filter((reminder) => reminder !== false)
}

/** What an owner should know before publishing a build. */
export function buildSummary(): string {
  const { noindex, contactEndpoint } = siteEnv
  return [
    `The site is in ${siteFolder}.`,
    `  Address:         ${siteUrl}`,
    `  Search results:  ${noindex ? 'kept out (PUBLIC_ENV__NOINDEX=true)' : 'may list it'}`,
    `  Contact form:    ${contactEndpoint ? `sent to ${contactEndpoint}` : `opens the visitor's mail program, to ${business.email}`}`,
    ...reminders().map((reminder) => `  Reminder:        ${reminder}`),
  ].join('\n')
}

/** Whether an address has a name that no site can have. https://www.rfc-editor.org/rfc/rfc6761#section-6 */
function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$|^127\./.test(hostname)
}
