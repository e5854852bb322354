import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pagesByPath } from '../model/sitePages.ts'

/** The metadata of the page at this path. https://vike.dev/data */
export function data({ urlPathname }: PageContextServer) {
  const page = pagesByPath.get(urlPathname)
  if (!page) throw render(404)
  return { page }
}
