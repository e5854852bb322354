import { phoneNumber } from '../renderer/index.ts'
import { type Article, getReadingMinutes, orderArticles, relatedFinder } from './article.ts'
import { paths } from './documentKinds.ts'
import { documents } from './documents.ts'
import { getStatus, isShown } from './lifecycle.ts'
import { articlePhone } from './phones.ts'
import {
  business,
  findAddress,
  getSources,
  people,
  serviceGroups,
  services,
  telHref,
  today,
} from './records.ts'

type ArticleDocument = NonNullable<ReturnType<typeof documents.articles.get>>

const listLimit = 10

/** The articles on the site today, also those that this language has not, newest first. */
const shownArticles: Article[] = orderArticles(
  [...documents.articles.values()]
    .map(toArticle)
    .filter((article) => isShown(article, today(), import.meta.env.SHOWS_UNPUBLISHED)),
)

export const shownSlugs = new Set(shownArticles.map(({ slug }) => slug))

export const articles = shownArticles.filter(({ slug }) => findAddress(paths.article(slug)))

export const articlesBySlug = new Map(articles.map((article) => [article.slug, article]))

export const relatedArticles = relatedFinder(articles)

export const listedArticles = articles.filter(({ listed }) => listed).slice(0, listLimit)

const others = articles.filter((article) => !listedArticles.includes(article))

/** The articles that the list leaves out, by the group of the service that they are most about. */
export const topics = serviceGroups
  .map(({ heading, id }) => ({
    heading,
    articles: others.filter(
      ({ services: [first] }) => services.find(({ slug }) => slug === first)?.group === id,
    ),
  }))
  .filter(({ articles }) => articles.length > 0)

/** `checkReferences` has looked up what these fields name. */
function toArticle(document: ArticleDocument): Article {
  const { cta, sources = [], wordCount, reviewedBy, reviewed, ...others } = document
  const phone = articlePhone(document)
  // `{phone}` is the business's number by now.
  const withPhone = (words: string) => words.replace(business.phone, phone)
  const box = { ...cta, label: withPhone(cta.label), text: withPhone(cta.text) }
  const [call = phone] = `${box.label} ${box.text}`.match(phoneNumber) ?? []
  const reviewer = people.find(({ slug }) => slug === reviewedBy)
  return {
    ...others,
    state: getStatus(others, today()),
    sources: getSources(sources),
    review: reviewer && reviewed ? { ...reviewer, day: reviewed } : undefined,
    cta: { ...box, href: cta.href === 'phone' ? telHref(call) : cta.href },
    readingMinutes: getReadingMinutes(wordCount),
  }
}
