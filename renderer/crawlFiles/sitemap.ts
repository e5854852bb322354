import { Readable } from 'node:stream'
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap'
import { lastChange } from '../../components/seo/dates'
import type { PageFacts } from '../../components/seo/pageFacts'
import { absoluteUrl } from '../../components/seo/siteUrl'

/**
 * The indexable pages, with the day of their last change where the content names one.
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
