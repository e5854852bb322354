import { type Article, getReadingMinutes, orderArticles } from './article.ts'
import { documents } from './documents.ts'
import { getStatus, isShown } from './lifecycle.ts'
import { getSources, phoneHref, today } from './records.ts'

type ArticleDocument = NonNullable<ReturnType<typeof documents.articles.get>>

/** The maximum number of articles in the blog list. */
const listLimit = 10

/** The articles on the site today, newest first. */
export const articles: Article[] = orderArticles(
  [...documents.articles.values()]
    .map(toArticle)
    .filter((article) => isShown(article, today(), import.meta.env.SHOWS_UNPUBLISHED)),
)

/** The articles by slug. */
export const articlesBySlug = new Map(articles.map((article) => [article.slug, article]))

/** The articles that /blog lists. */
export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

/** `checkContent` checks the references in these fields. */
function toArticle({ cta, sources = [], wordCount, ...others }: ArticleDocument): Article {
  return {
    ...others,
    state: getStatus(others, today()),
    sources: getSources(sources),
    cta: { ...cta, href: cta.href === 'phone' ? phoneHref : cta.href },
    readingMinutes: getReadingMinutes(wordCount),
  }
}
