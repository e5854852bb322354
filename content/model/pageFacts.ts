import type { Article } from './article.ts'
import { emptyPages, pages } from './records.ts'
import type { City } from './schemas/cities.ts'
import type { Coupon } from './schemas/coupons.ts'
import type { FaqItem } from './schemas/faq.ts'
import type { Service } from './schemas/services.ts'

/** A step of the breadcrumb. */
export interface Crumb {
  name: string
  /** Path on this site. */
  path: string
}

/** What a page is about: its structured data, social card and dates follow from it. */
export type Subject =
  | { kind: 'page' | 'error' }
  | { kind: 'home'; services: Service[] }
  | { kind: 'faq'; questions: FaqItem[] }
  | { kind: 'coupons'; coupons: Coupon[] }
  | { kind: 'service'; service: Service }
  | { kind: 'city'; city: City }
  | { kind: 'article'; article: Article }

/** The facts of a page from which its head is made. */
export interface PageFacts {
  /** Path on this site, without a trailing slash except for the home page. */
  path: string
  /** The title for search results, without the business's name. */
  title: string
  description: string
  /** Home page first, this page last; empty on the home page. */
  trail: Crumb[]
  /** False for placeholders, which search results do not list. */
  indexable: boolean
  subject: Subject
}

/** What `+data` returns. A page's route says what it is about: `PageData<'service'>` below /services. */
export interface PageData<Kind extends Subject['kind'] = Subject['kind']> {
  page: PageFacts & { subject: Extract<Subject, { kind: Kind }> }
}

/** The facts of one page; `parents` are the pages between home and this one. */
export function pageFacts(
  { path, name, title, description }: Crumb & Pick<PageFacts, 'title' | 'description'>,
  {
    parents = [],
    indexable = !emptyPages.includes(path),
    subject = { kind: 'page' },
  }: Partial<Pick<PageFacts, 'indexable' | 'subject'>> & { parents?: Crumb[] } = {},
): PageFacts {
  const { home } = pages
  const trail = [{ name: home.name, path: home.path }, ...parents, { name, path }]
  return { path, title, description, trail: path === home.path ? [] : trail, indexable, subject }
}

/**
 * The page for an address that does not exist. It is not one of `sitePages`: in dev it must render
 * even if the content has errors.
 */
export const errorPage: PageFacts = {
  ...pageFacts(pages.error, { indexable: false, subject: { kind: 'error' } }),
  trail: [],
}
