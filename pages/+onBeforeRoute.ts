import type { PageContextServer } from 'vike/types'
import { sitePages } from '../model/sitePages.ts'

const pathsByAddress = new Map(sitePages.map(({ address, path }) => [address, path]))

/** A translated page is made by the route of the page that it translates. https://vike.dev/i18n */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  const urlLogical = pathsByAddress.get(urlPathname)
  return { pageContext: urlLogical ? { urlLogical } : {} }
}
