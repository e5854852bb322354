import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { sitePage } from '../../../components/seo/sitePages'
import { articlesOfCity } from '../../../content/articleOrder'
import { articles } from '../../../content/articles'
import { cityBodies } from '../../../content/bodies'
import { business } from '../../../content/business'
import { cities } from '../../../content/cities'
import { coupons } from '../../../content/coupons'

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
