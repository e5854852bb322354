import { lastChange } from '../renderer/index.ts'
import type { Article } from './article.ts'
import { articles } from './articles.ts'
import { type PageMeta, pageMeta } from './pageMeta.ts'
import { paths } from './paths.ts'
import { cities, coupons, faq, pages, services } from './records.ts'
import type { City } from './schemas/cities.ts'
import type { Service } from './schemas/services.ts'
import { cityBodies, serviceBodies } from './texts.ts'

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
  pageMeta(pages.faq, { subject: { kind: 'faq', questions: faq } }),
  ...pages.more.map((page) => pageMeta(page)),
  ...services.map((service) => servicePage(service, serviceBodies.has(service.slug))),
  ...cities.map((city) => cityPage(city, cityBodies.has(city.slug))),
  ...articles.map(articlePage),
]

export const pagesByPath = new Map(sitePages.map((page) => [page.path, page]))

/** The record of a page that the owner added. @throws if no page has this path */
export function ownPage(path: string): (typeof pages.more)[number] {
  const page = pages.more.find((page) => page.path === path)
  if (!page) throw new Error(`content/pages.yaml has no page ${path} below "more".`)
  return page
}

/** @param hasBody whether the page has a body; without one, it is a placeholder */
export function servicePage(service: Service, hasBody: boolean): PageMeta {
  return pageMeta(
    { ...service, path: paths.service(service.slug) },
    { parents: [pages.services], indexable: hasBody, subject: { kind: 'service', service } },
  )
}

/** @param hasBody whether the page has a body; without one, it is a placeholder */
export function cityPage(city: City, hasBody: boolean): PageMeta {
  return pageMeta(
    { ...city, path: paths.city(city.slug), name: city.label },
    { parents: [pages.cities], indexable: hasBody, subject: { kind: 'city', city } },
  )
}

function articlePage(article: Article): PageMeta {
  return pageMeta(
    { ...article, path: paths.article(article.slug), name: article.heading },
    { parents: [pages.blog], subject: { kind: 'article', article }, changed: lastChange(article) },
  )
}
