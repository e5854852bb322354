import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { business } from '../../../content/business.ts'
import { cities } from '../../../content/cities.ts'
import { coupons } from '../../../content/coupons.ts'
import { articlesOfCity } from '../../../content/model/articleOrder.ts'
import { articles } from '../../../content/model/articles.ts'
import { cityBodies } from '../../../content/model/texts.ts'
import { data as pageData } from '../../+data.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  const { page } = pageData(pageContext)
  if (page.subject.kind !== 'city') throw render(404)
  const { city } = page.subject
  return {
    page,
    city,
    area: business.areas.find(({ slug }) => slug === city.area),
    Body: cityBodies.get(city.slug),
    coupon: coupons[0],
    articles: articlesOfCity(city, articles),
    neighbors: cities.filter(({ slug }) => city.nearby.includes(slug)),
  }
}
