import { pages } from '../pages.ts'
import { type PageFacts, pageFacts } from './pageFacts.ts'

/**
 * The page for an address that does not exist. It is not one of `sitePages`: in dev it must render
 * even if the content has mistakes.
 */
export const errorPage: PageFacts = {
  ...pageFacts(pages.error, { indexable: false, subject: { kind: 'error' } }),
  trail: [],
}
