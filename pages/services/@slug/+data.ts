import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { coupons } from '../../../content/coupons.ts'
import { articlesOfService } from '../../../content/model/articleOrder.ts'
import { articles } from '../../../content/model/articles.ts'
import { serviceBodies } from '../../../content/model/bodies.ts'
import { sitePage } from '../../../content/model/sitePages.ts'
import { services } from '../../../content/services.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data({ routeParams }: PageContextServer) {
  const service = services.find(({ slug }) => slug === routeParams.slug)
  if (!service) throw render(404)
  const { slug } = service
  const Body = serviceBodies.get(slug)
  return {
    page: sitePage(`/services/${slug}`),
    service,
    Body,
    coupon: coupons.find(({ code }) => code === service.coupon),
    articles: articlesOfService(slug, articles),
    siblings: services.filter((sibling) => service.related.includes(sibling.slug)),
  }
}
