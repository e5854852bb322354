import { business } from '../content/business.ts'
import { noindexSite, siteUrl } from '../content/model/siteUrl.ts'
import { testimonials } from '../content/testimonials.ts'

interface Facts {
  /** Where the site will be served. */
  url: string
  /** Whether it stays out of search results: a preview. */
  noindex: boolean
  testimonials: { name: string; sample?: boolean }[]
  licenses: string[]
}

/** What must not, or should not, go onto a site for customers. Nothing of it matters on a trial. */
export function launchProblems({ url, noindex, testimonials, licenses }: Facts): {
  error?: string
  warning?: string
} {
  if (noindex || isTrial(url)) return {}
  const samples = testimonials.filter(({ sample }) => sample).map(({ name }) => name)
  return {
    error:
      samples.length > 0
        ? `This build is for ${url}, but content/testimonials.ts still has samples (${samples.join(', ')}).\nPut your customers' own words in their place, and delete \`sample: true\`.`
        : undefined,
    warning:
      licenses.length === 0
        ? `This build is for ${url}, but content/business.ts has no license number. DC and Maryland both license this trade: put yours into \`licenses\`.`
        : undefined,
  }
}

/** Names that no site can have. https://www.rfc-editor.org/rfc/rfc6761#section-6 */
function isTrial(url: string): boolean {
  const { hostname } = new URL(url)
  return /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$|^127\./.test(hostname)
}

/** Warns of what a site for customers lacks. @throws when it must not be built */
export function checkLaunch(): void {
  const { licenses } = business
  const { error, warning } = launchProblems({
    url: siteUrl,
    noindex: noindexSite,
    testimonials,
    licenses,
  })
  if (warning) console.warn(`\n${warning}\n`)
  if (error) throw new Error(error)
}
