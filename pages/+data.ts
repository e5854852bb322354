import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { PageFacts, Subject } from '../content/model/pageFacts.ts'
import { findPage } from '../content/model/sitePages.ts'

/** The data of a page whose route says what it is about: `Data<'service'>` below /services. */
export interface Data<Kind extends Subject['kind']> {
  page: PageFacts & { subject: Extract<Subject, { kind: Kind }> }
}

/** The facts of the page at an address. https://vike.dev/data */
export function data({ urlPathname }: PageContextServer) {
  const page = findPage(urlPathname)
  if (!page) throw render(404)
  return { page }
}
