import { cities } from '../../content/cities.ts'
import { featuredCities, featuredServices } from '../../content/home.ts'
import { sitePage } from '../../content/model/sitePages.ts'
import { pages } from '../../content/pages.ts'
import { services } from '../../content/services.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data() {
  return {
    page: sitePage(pages.home.path),
    services: featuredServices.map((slug) => find(services, slug)),
    cities: featuredCities.map((slug) => find(cities, slug)),
  }
}

function find<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const item = items.find((item) => item.slug === slug)
  if (!item) throw new Error(`content/home.ts names "${slug}", which does not exist.`)
  return item
}
