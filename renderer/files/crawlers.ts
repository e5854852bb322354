import { lastChange } from '../../model/dates.ts'
import type { PageFacts } from '../../model/pageFacts.ts'
import { absoluteUrl } from '../../model/siteUrl.ts'

/**
 * Allows crawling everything, even if nothing may be indexed: a crawler must read a page to see its
 * noindex. https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function robots(noindex: boolean): string {
  const rule = 'User-agent: *\nAllow: /\n'
  return noindex ? rule : `${rule}\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}

/**
 * Lists the indexable pages. Articles have the date of their last change. Paths need no escaping:
 * they contain only lowercase letters, digits, hyphens, and slashes.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(pages: PageFacts[]): string {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .map(({ path, subject }) => {
      const lastmod =
        subject.kind === 'article' ? `<lastmod>${lastChange(subject.article)}</lastmod>` : ''
      return `<url><loc>${absoluteUrl(path)}</loc>${lastmod}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
