import { lastChange, toTimestamp } from '../../model/dates.ts'
import type { PageFacts } from '../../model/pageFacts.ts'
import { business, pages } from '../../model/records.ts'
import { absoluteUrl } from '../../model/siteUrl.ts'

/** Feed readers fetch the feed many times a day, so it has only the newest articles. */
export const feedLimit = 50

/** The newest articles and their descriptions. https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(sitePages: PageFacts[]): string {
  const articles = sitePages
    .flatMap(({ path, subject }) =>
      subject.kind === 'article' ? { path, ...subject.article } : [],
    )
    .slice(0, feedLimit)
  const updated = articles.map(lastChange).sort().at(-1) ?? `${business.copyrightYear}-01-01`
  const entries = articles.map((article) => {
    const url = absoluteUrl(article.path)
    return `<entry>
<id>${url}</id>
<title>${escapeXml(article.heading)}</title>
<link href="${url}"/>
<published>${toTimestamp(article.published)}</published>
<updated>${toTimestamp(lastChange(article))}</updated>
<summary>${escapeXml(article.description)}</summary>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${absoluteUrl('/')}</id>
<title>${escapeXml(business.name)}</title>
<subtitle>${escapeXml(pages.blog.description)}</subtitle>
<author><name>${escapeXml(business.name)}</name><uri>${absoluteUrl('/')}</uri></author>
<icon>${absoluteUrl('/favicon.ico')}</icon>
<link href="${absoluteUrl(pages.blog.path)}"/>
<link rel="self" href="${absoluteUrl('/feed.xml')}"/>
<updated>${toTimestamp(updated)}</updated>
${entries.join('\n')}
</feed>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
