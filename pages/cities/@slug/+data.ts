import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { business } from '../../../content/business.ts'
import { cities } from '../../../content/cities.ts'
import { coupons } from '../../../content/coupons.ts'
import { articlesOfCity } from '../../../content/model/articleOrder.ts'
import { articles } from '../../../content/model/articles.ts'
import { cityBodies } from '../../../content/model/bodies.ts'
import { sitePage } from '../../../content/model/sitePages.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data({ routeParams }: PageContextServer) {
  const city = cities.find(({ slug }) => slug === routeParams.slug)
  if (!city) throw render(404)
  const { slug } = city
  const Body = cityBodies.get(slug)
  return {
    page: sitePage(`/cities/${slug}`),
    city,
    area: business.areas.find((area) => area.slug === city.area),
    Body,
    coupon: coupons[0],
    articles: articlesOfCity(city, articles),
    neighbors: cities.filter((other) => city.nearby.includes(other.slug)),
  }
}
