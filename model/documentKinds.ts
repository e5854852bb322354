import type { DocumentKind } from '../renderer/index.ts'
import { articleSchema } from './schemas/article.ts'
import { ownPageSchema } from './schemas/pages.ts'

export const documentKinds = {
  articles: { noun: 'article', url: '/blog', schema: articleSchema },
  pages: { noun: 'page', url: '', schema: ownPageSchema },
  services: { noun: 'service', url: '/services', record: 'service' },
  cities: { noun: 'city', url: '/cities', record: 'city' },
} satisfies Record<string, DocumentKind>

const { articles, pages, services, cities } = documentKinds

/** The paths of pages that are made from records and articles. Each has a folder in pages/. */
export const paths = {
  service: (slug: string) => `${services.url}/${slug}`,
  city: (slug: string) => `${cities.url}/${slug}`,
  article: (slug: string) => `${articles.url}/${slug}`,
  page: (slug: string) => `${pages.url}/${slug}`,
}
