import { pages } from '../pages.ts'
import { type PageFacts, pageFacts } from './pageFacts.ts'

/**
 * What the host shows for an address that leads nowhere. Apart from the other pages, because in dev
 * it also shows the mistakes of their content.
 */
export const errorPage: PageFacts = {
  ...pageFacts(pages.error, { indexable: false, subject: { kind: 'error' } }),
  trail: [],
}
