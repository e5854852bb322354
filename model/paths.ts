/** The paths of pages that are made from records and articles. Each has a folder in pages/. */
export const paths = {
  service: (slug: string) => `/services/${slug}`,
  city: (slug: string) => `/cities/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
}
