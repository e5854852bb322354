import { documentKinds } from './documentKinds.ts'

const { articles, pages, services, cities } = documentKinds

/** The paths of pages that are made from records and articles. Each has a folder in pages/. */
export const paths = {
  service: (slug: string) => `${services.url}/${slug}`,
  city: (slug: string) => `${cities.url}/${slug}`,
  article: (slug: string) => `${articles.url}/${slug}`,
  page: (slug: string) => `${pages.url}/${slug}`,
}
