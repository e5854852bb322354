/** The addresses of pages that are made from records and articles: each is a folder of pages/. */
export const paths = {
  service: (slug: string) => `/services/${slug}`,
  city: (slug: string) => `/cities/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
}
