import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pagesByPath } from '../content/model/sitePages.ts'

/** The facts of the page at an address. https://vike.dev/data */
export function data({ urlPathname }: PageContextServer) {
  const page = pagesByPath.get(urlPathname)
  if (!page) throw render(404)
  return { page }
}
