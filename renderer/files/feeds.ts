import { Feed } from 'feed'
import type { Article } from '../../content/model/article.ts'
import { lastChange, momentOf } from '../../content/model/dates.ts'
import type { PageFacts } from '../../content/model/pageFacts.ts'
import { business, pages } from '../../content/model/records.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { socialCard } from '../head/socialCard.ts'
import { articleHtml } from './articleHtml.tsx'

/** Feed readers fetch a feed many times a day: it has the newest articles only. */
export const feedLimit = 50

/** When a feed without articles was last changed, in ms. */
const firstDay = Date.UTC(business.copyrightYear, 0, 1)

/**
 * The newest indexable articles in full: an Atom feed and a JSON feed.
 * https://www.rfc-editor.org/rfc/rfc4287 and https://www.jsonfeed.org/version/1
 */
export function feeds(sitePages: PageFacts[]): { atom: string; json: string } {
  const items = sitePages
    .flatMap((page) =>
      page.subject.kind === 'article' ? { page, article: page.subject.article } : [],
    )
    .slice(0, feedLimit)
    .map(toItem)
  const author = { name: business.name, link: absoluteUrl('/') }
  const feed = new Feed({
    id: absoluteUrl('/'),
    title: business.name,
    description: pages.blog.description,
    link: absoluteUrl(pages.blog.path),
    language: 'en-US',
    updated: new Date(
      items.length > 0 ? Math.max(...items.map(({ date }) => date.getTime())) : firstDay,
    ),
    feedLinks: { atom: absoluteUrl('/feed.xml'), json: absoluteUrl('/feed.json') },
    favicon: absoluteUrl('/favicon.ico'),
    author,
    generator: false,
  })
  for (const item of items) feed.addItem({ ...item, author: [author] })
  return { atom: feed.atom1(), json: feed.json1() }
}

function toItem({ page, article }: { page: PageFacts; article: Article }) {
  const url = absoluteUrl(page.path)
  return {
    id: url,
    link: url,
    title: article.heading,
    description: article.description,
    content: articleHtml(article),
    image: absoluteUrl(socialCard(page).path),
    published: new Date(momentOf(article.published)),
    date: new Date(momentOf(lastChange(article))),
  }
}
