import { sitePages } from '../../model/sitePages.ts'

/**
 * The URLs of all pages. This file is in the folder of one page because Vike runs a hook in pages/
 * once per page and rejects a second list. https://vike.dev/onBeforePrerenderStart
 */
export function onBeforePrerenderStart() {
  return sitePages.map(({ address }) => address)
}
