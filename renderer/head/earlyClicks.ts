import { pages } from '../../content/model/records.ts'
import { siteEnv } from '../../content/model/siteEnv.ts'

/**
 * Marks what is clicked before the entry script runs, which then clicks it again: see repeatEarlyClicks.ts.
 * A tap on a slow connection would do nothing without it.
 */
const markClicks = 'onclick=e=>e.target.dataset.clicked=1'

/** The pages that begin with buttons of the entry script. With its policy, the script is 75 bytes of a page. */
const paths: string[] = [
  pages.coupons.path,
  // The browser itself sends the form to an endpoint.
  ...(siteEnv.contactEndpoint ? [] : [pages.contact.path]),
]

/** The inline scripts of a page, by its path. */
export function inlineScripts(path: string): string[] {
  return paths.includes(path) ? [markClicks] : []
}
