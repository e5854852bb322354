import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { sitePage } from '../../../components/seo/sitePages'
import { articlesOfService } from '../../../content/articleOrder'
import { articles } from '../../../content/articles'
import { serviceBodies } from '../../../content/bodies'
import { coupons } from '../../../content/coupons'
import { services } from '../../../content/services'

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
