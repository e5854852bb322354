import { sitePages } from '../../content/model/sitePages.ts'

/**
 * Every address of the site. In the folder of one page: Vike runs a hook in pages/ once for each page, and refuses
 * the second list. https://vike.dev/onBeforePrerenderStart
 */
export function onBeforePrerenderStart() {
  return sitePages.map(({ path }) => path)
}
