import { absoluteUrl } from '../../content/model/siteUrl.ts'

/**
 * Everything may be crawled, even if nothing may be indexed: a crawler has to read a page to see its
 * noindex. https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function robots(noindex: boolean): string {
  const rule = 'User-agent: *\nAllow: /\n'
  return noindex ? rule : `${rule}\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
