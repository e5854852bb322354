import type { PageContextServer } from 'vike/types'
import { cities } from '../../content/cities.ts'
import { featuredCities, featuredServices } from '../../content/home.ts'
import { UserError } from '../../content/model/userError.ts'
import { services } from '../../content/services.ts'
import { data as pageData } from '../+data.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  return {
    ...pageData(pageContext),
    services: featuredServices.map((slug) => find(services, slug)),
    cities: featuredCities.map((slug) => find(cities, slug)),
  }
}

function find<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const item = items.find((item) => item.slug === slug)
  if (!item) throw new UserError(`content/home.ts names "${slug}", which does not exist.`)
  return item
}
