import type { Graph, Thing } from 'schema-dts'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { articleNode } from './article.ts'
import { breadcrumbNode } from './breadcrumb.ts'
import { businessNode, websiteNode } from './business.ts'
import { couponNodes } from './coupons.ts'
import { faqNode } from './faq.ts'
import { cityServiceNode, serviceNode } from './service.ts'

/**
 * The structured data of a page, in one graph. A placeholder has its breadcrumb only.
 * https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 * @returns undefined for a page without structured data
 */
export function pageGraph(page: PageFacts): Graph | undefined {
  const nodes = [
    ...(page.indexable ? subjectNodes(page) : []),
    ...(page.trail.length > 0 ? [breadcrumbNode(page)] : []),
  ]
  if (nodes.length === 0) return undefined
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function subjectNodes(page: PageFacts): Thing[] {
  const { subject, path } = page
  switch (subject.kind) {
    case 'home':
      return [businessNode(page, subject.services), websiteNode()]
    case 'faq':
      return [faqNode(path, subject.questions)]
    case 'coupons':
      return couponNodes(path, subject.coupons)
    case 'service':
      return [serviceNode(path, subject.service)]
    case 'city':
      return [cityServiceNode(path, subject.city)]
    case 'article':
      return [articleNode(page, subject.article)]
    case 'page':
    case 'error':
      return []
  }
}
