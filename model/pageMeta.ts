import type { Article } from './article.ts'
import type { documents } from './documents.ts'
import { business, emptyPages, fillWords, pages, toAddress, words } from './records.ts'
import type { City } from './schemas/cities.ts'
import type { Coupon } from './schemas/coupons.ts'
import type { FaqItem } from './schemas/faq.ts'
import type { Service } from './schemas/services.ts'

export interface Crumb {
  name: string
  path: string
}

export type OwnPage = NonNullable<ReturnType<typeof documents.pages.get>>

/** What a page is about. Its structured data, social card, and dates depend on this. */
export type PageKind =
  | { kind: 'page' | 'error' }
  | { kind: 'ownPage'; page: OwnPage }
  | { kind: 'home'; services: Service[] }
  | { kind: 'faq'; questions: FaqItem[] }
  | { kind: 'coupons'; coupons: Coupon[] }
  | { kind: 'service'; service: Service }
  | { kind: 'city'; city: City }
  | { kind: 'article'; article: Article }

export interface PageMeta {
  /** Path on this site, in its own language. Only the home page has a trailing slash. */
  path: string
  /** Where the page is in the language that is built. */
  address: string
  /** The title for search results, without the business's name. */
  title: string
  description: string
  /** From the home page to this page; empty on the home page. */
  trail: Crumb[]
  /** False for placeholder pages, which are kept out of search results. */
  indexable: boolean
  /** The day of its last change, YYYY-MM-DD. Only articles have one. */
  changed?: string
  subject: PageKind
}

/** What `+data` returns. A route narrows it: pages below /services use `PageData<'service'>`. */
export interface PageData<Kind extends PageKind['kind'] = PageKind['kind']> {
  page: PageMeta & { subject: Extract<PageKind, { kind: Kind }> }
}

/** Builds the metadata of a page. `parents` are the pages between the home page and this one. */
export function pageMeta(
  { path, name, title, description }: Crumb & Pick<PageMeta, 'title' | 'description'>,
  {
    parents = [],
    indexable = !emptyPages.includes(path),
    subject = { kind: 'page' },
    changed,
  }: Partial<Pick<PageMeta, 'indexable' | 'subject' | 'changed'>> & { parents?: Crumb[] } = {},
): PageMeta {
  const { home } = pages
  const trail = [{ name: home.name, path: home.path }, ...parents, { name, path }]
  const shown = path === home.path ? [] : trail
  return {
    path,
    address: toAddress(path),
    title,
    description,
    trail: shown,
    indexable,
    subject,
    changed,
  }
}

/** Not one of `sitePages`: in dev it must render even if the content has errors. */
export const errorPage: PageMeta = {
  ...pageMeta(pages.error, { indexable: false, subject: { kind: 'error' } }),
  trail: [],
}

/** Pixels, for `summary_large_image` and Open Graph. https://developer.x.com/cards/markup */
export const socialCardSize = { width: 1200, height: 630 }

export type SocialCard = ReturnType<typeof socialCard>

export function socialCard({ address, title, trail, subject }: PageMeta) {
  // 'Service', 'Advice', or the name of the page.
  const kind = ownKind(subject.kind) ?? trail.at(-1)?.name ?? business.tagline
  return {
    // No page can have the path /index.
    path: `/social${address === '/' ? '/index' : address}.png`,
    kind,
    title,
    alt: fillWords(words.head.card, { business: business.name, kind, title }),
  }
}

function ownKind(kind: PageKind['kind']): string | undefined {
  if (kind === 'city') return words.facts.city.one
  return kind === 'service' || kind === 'article' ? words.head[kind] : undefined
}
