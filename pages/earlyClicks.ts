import { contactForm } from '../model/contactForm.ts'
import { pages } from '../model/records.ts'
import { hideOutdated } from './hideOutdated.ts'

/**
 * Marks buttons that are clicked before the entry script runs. The entry script repeats those
 * clicks: see repeatEarlyClicks.ts. Without it, a tap on a slow connection would do nothing.
 */
const markClicks = 'onclick=e=>e.target.dataset.clicked=1'

/**
 * The pages that begin with buttons that need the entry script. Including its policy hash, this
 * script adds 75 bytes to a page.
 */
const paths: string[] = [
  pages.coupons.path,
  // If somebody receives the form, the browser itself sends it.
  ...(contactForm ? [] : [pages.contact.path]),
]

/** @param html of the page's body, or of the whole page */
export function inlineScripts(path: string, html: string): string[] {
  return [...(paths.includes(path) ? [markClicks] : []), ...hideOutdated(html)]
}
