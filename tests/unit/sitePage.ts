import type { PageFacts } from '../../content/model/pageFacts.ts'
import { findPage } from '../../content/model/sitePages.ts'

/** A page of the site that a test takes for granted. */
export function sitePage(path: string): PageFacts {
  const page = findPage(path)
  if (!page) throw new Error(`The site has no page ${path}.`)
  return page
}
