import { Readable } from 'node:stream'
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap'
import { lastChange } from '../../content/model/dates.ts'
import type { PageFacts } from '../../content/model/pageFacts.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'

/**
 * The indexable pages. Articles have the day of their last change.
 * https://www.sitemaps.org/protocol.html
 */
export async function sitemap(pages: PageFacts[]): Promise<Buffer> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  const items = pages
    .filter(({ indexable }) => indexable)
    .map(({ path, subject }) => ({
      url: absoluteUrl(path),
      ...(subject.kind === 'article' && { lastmod: lastChange(subject.article) }),
    }))
  return streamToPromise(Readable.from(items).pipe(stream))
}
