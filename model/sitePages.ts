import { lastChange } from '../renderer/index.ts'
import type { Article } from './article.ts'
import { articles, shownSlugs } from './articles.ts'
import { paths } from './documentKinds.ts'
import { documents } from './documents.ts'
import { isShown } from './lifecycle.ts'
import { hasOwnFacts } from './ownFacts.ts'
import { type OwnPage, type PageMeta, pageMeta } from './pageMeta.ts'
import { cities, coupons, faq, findAddress, pages, services, today } from './records.ts'
import type { City } from './schemas/cities.ts'
import type { Service } from './schemas/services.ts'

const ownPages = [...documents.pages.values()]
  .filter((page) => isShown(page, today(), import.meta.env.SHOWS_UNPUBLISHED))
  .map(ownPage)

/** The paths of the documents that are on the site today, also those that this language has not. */
export const shownDocuments = new Set([
  ...[...shownSlugs].map(paths.article),
  ...ownPages.map(({ path }) => path),
])

/** All pages except the error page. Heads, social cards, sitemap, and feed use this list. */
export const sitePages: PageMeta[] = [
  pageMeta(pages.home, { subject: { kind: 'home', services } }),
  pageMeta(pages.about),
  pageMeta(pages.services),
  pageMeta(pages.cities),
  pageMeta(pages.blog),
  pageMeta(pages.contact),
  pageMeta(pages.reviews),
  pageMeta(pages.coupons, { subject: { kind: 'coupons', coupons } }),
  pageMeta(pages.emergency),
  pageMeta(pages.faq, { subject: { kind: 'faq', questions: faq } }),
  ...ownPages,
  ...services.map((service) => servicePage(service)),
  ...cities.map((city) => cityPage(city)),
  ...articles.map(articlePage),
].filter(({ path }) => findAddress(path) !== undefined)

export const pagesByPath = new Map(sitePages.map((page) => [page.path, page]))

/** A page that the owner added: content/pages/financing.mdx is at /financing. */
function ownPage(page: OwnPage): PageMeta {
  return pageMeta({ ...page, path: paths.page(page.slug) }, { subject: { kind: 'ownPage', page } })
}

/** @param hasText whether the owner has written a text for it */
export function servicePage(service: Service, hasText = documents.services.has(service.slug)) {
  const subject = { kind: 'service', service } as const
  return pageMeta(
    { ...service, path: paths.service(service.slug) },
    { parents: [pages.services], indexable: hasText || hasOwnFacts(subject), subject },
  )
}

export function cityPage(city: City, hasText = documents.cities.has(city.slug)) {
  const subject = { kind: 'city', city } as const
  return pageMeta(
    { ...city, path: paths.city(city.slug), name: city.label },
    { parents: [pages.cities], indexable: hasText || hasOwnFacts(subject), subject },
  )
}

function articlePage(article: Article): PageMeta {
  return pageMeta(
    { ...article, path: paths.article(article.slug), name: article.heading },
    { parents: [pages.blog], subject: { kind: 'article', article }, changed: lastChange(article) },
  )
}
