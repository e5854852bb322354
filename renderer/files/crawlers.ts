interface ListedPage {
  path: string
  indexable: boolean
  changed?: string
}

/**
 * Allows crawling everything, even if nothing may be indexed: a crawler must read a page to see its
 * noindex. https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function robots(siteUrl: string, noindex: boolean): string {
  const rule = 'User-agent: *\nAllow: /\n'
  return noindex ? rule : `${rule}\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/**
 * Paths need no escaping: they have only lowercase letters, digits, hyphens, and slashes.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(siteUrl: string, pages: ListedPage[]): string {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
