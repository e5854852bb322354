import { sitePages } from '../../content/model/sitePages.ts'

/** Every address of the site, for all pages at once. https://vike.dev/onBeforePrerenderStart */
export function onBeforePrerenderStart() {
  return sitePages.map(({ path }) => path)
}
