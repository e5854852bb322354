interface ListedPage {
  path: string
  indexable: boolean
  changed?: string
  /** The page in each language that has it, the site's own first. */
  versions?: { code: string; address: string }[]
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
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemap(siteUrl: string, pages: ListedPage[]): string {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .flatMap(({ path, changed, versions = [] }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      const [own, ...others] = versions
      const links = others.length > 0 && own ? [...versions, { ...own, code: 'x-default' }] : []
      const alternates = links.map(
        ({ code, address }) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl}${address}"/>`,
      )
      return [path, ...others.map(({ address }) => address)].map(
        (address) => `<url><loc>${siteUrl}${address}</loc>${lastmod}${alternates.join('')}</url>`,
      )
    })
  const names = urls.join('')
  const xhtml = names.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>${names}</urlset>`
}
