import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { coupons } from '../../../content/coupons.ts'
import { articlesOfService } from '../../../content/model/articleOrder.ts'
import { articles } from '../../../content/model/articles.ts'
import { serviceBodies } from '../../../content/model/texts.ts'
import { services } from '../../../content/services.ts'
import { data as pageData } from '../../+data.ts'

export type Data = ReturnType<typeof data>

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  const { page } = pageData(pageContext)
  if (page.subject.kind !== 'service') throw render(404)
  const { service } = page.subject
  return {
    page,
    service,
    Body: serviceBodies.get(service.slug),
    coupon: coupons.find(({ code }) => code === service.coupon),
    articles: articlesOfService(service.slug, articles),
    siblings: services.filter(({ slug }) => service.related.includes(slug)),
  }
}
