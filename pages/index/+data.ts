import { sitePage } from '../../components/seo/sitePages'
import { cities } from '../../content/cities'
import { featuredCities, featuredServices } from '../../content/home'
import { pages } from '../../content/pages'
import { services } from '../../content/services'

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
