type Feed = Record<'siteUrl' | 'name' | 'subtitle' | 'path' | 'lang', string> & {
  year: number
  /** The path of the home page in this language. */
  home?: string
}

type FeedArticle = Record<'path' | 'heading' | 'description' | 'published', string> & {
  updated?: string
}

/** Feed readers fetch the feed many times a day, so it has only the newest articles. */
export const feedLimit = 50

/** https://www.rfc-editor.org/rfc/rfc4287 @param articles the newest first */
export function atomFeed(feed: Feed, articles: FeedArticle[]): string {
  const { siteUrl, name, subtitle, home = '/', path, lang, year } = feed
  const newest = articles.slice(0, feedLimit)
  const updated = newest.map(lastChange).sort().at(-1) ?? `${year}-01-01`
  const entries = newest.map((article) => {
    const url = siteUrl + article.path
    return `<entry>
<id>${url}</id>
<title>${escapeXml(article.heading)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${toTimestamp(article.published)}</published>
<updated>${toTimestamp(lastChange(article))}</updated>
<summary>${escapeXml(article.description)}</summary>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${siteUrl}${home}</id>
<title>${escapeXml(name)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<author><name>${escapeXml(name)}</name><uri>${siteUrl}${home}</uri></author>
<icon>${siteUrl}/favicon.ico</icon>
<link rel="alternate" type="text/html" href="${siteUrl}${path}"/>
<link rel="self" href="${siteUrl}${feedPath(home)}"/>
<updated>${toTimestamp(updated)}</updated>
${entries.join('\n')}
</feed>
`
}

/** '/feed.xml', or '/es/feed.xml' */
export function feedPath(home: string): string {
  return `${home.replace(/\/$/, '')}/feed.xml`
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/**
 * Noon UTC of a day, YYYY-MM-DD, is the same day everywhere in the United States.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function toTimestamp(day: string): string {
  return `${day}T12:00:00Z`
}

export function lastChange({ published, updated }: { published: string; updated?: string }) {
  return updated ?? published
}
