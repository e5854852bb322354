import type { BlogPosting, BreadcrumbList, FAQPage, Offer, Thing, WebPage } from 'schema-dts'
import { lastChange, toTimestamp } from '../../renderer/index.ts'
import type { Article, Review } from '../article.ts'
import { language } from '../languages.ts'
import { type PageMeta, socialCard } from '../pageMeta.ts'
import { business, pages, tradesInWords, words } from '../records.ts'
import type { Coupon } from '../schemas/coupons.ts'
import type { FaqItem } from '../schemas/faq.ts'
import { absoluteUrl } from '../settings.ts'
import {
  areaNodes,
  type BusinessNode,
  businessNode,
  businessReference,
  websiteNode,
} from './business.ts'

/**
 * Placeholder pages have only breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
export function pageGraph(page: PageMeta) {
  const nodes = [
    ...(page.indexable ? subjectNodes(page) : []),
    ...(page.trail.length > 0 ? [breadcrumbNode(page)] : []),
  ]
  if (nodes.length === 0) return undefined
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function subjectNodes(page: PageMeta): (Thing | BusinessNode)[] {
  const { subject } = page
  switch (subject.kind) {
    case 'home':
      return [businessNode(page, subject.services), websiteNode]
    case 'faq':
      return [faqNode(page, subject.questions)]
    case 'coupons':
      return subject.coupons.map((coupon) => couponNode(page, coupon))
    case 'service': {
      const { name } = subject.service
      return [{ ...serviceNode(page, name, name), areaServed: areaNodes }]
    }
    case 'city': {
      const { name, label } = subject.city
      const service = serviceNode(page, `${pages.cities.cityHeading} ${name}`, tradesInWords)
      return [{ ...service, areaServed: { '@type': 'AdministrativeArea', name: label } }]
    }
    case 'article': {
      const { article } = subject
      const review = article.review && reviewNode(page, article.review)
      return [articleNode(page, article), ...(review ? [review] : [])]
    }
    case 'page':
    case 'ownPage':
    case 'error':
      return []
  }
}

/** The questions and answers as the page shows them. https://schema.org/FAQPage */
function faqNode({ path }: PageMeta, questions: FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(`${path}#faq`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}

/** https://schema.org/Offer */
function couponNode({ path }: PageMeta, coupon: Coupon): Offer {
  const { code, title, description, terms, validFrom, validThrough } = coupon
  return {
    '@type': 'Offer',
    '@id': absoluteUrl(`${path}#${code}`),
    name: title,
    description: [description, ...terms].join(' '),
    identifier: code,
    ...(validFrom && { validFrom }),
    ...(validThrough && { validThrough }),
    url: absoluteUrl(path),
    offeredBy: businessReference,
    areaServed: areaNodes,
  }
}

/** The page's head describes it. https://schema.org/Service */
function serviceNode({ path }: PageMeta, name: string, serviceType: string) {
  return {
    '@type': 'Service' as const,
    '@id': absoluteUrl(`${path}#service`),
    name,
    serviceType,
    provider: businessReference,
  }
}

/**
 * An article. The business is its author.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function articleNode(page: PageMeta, article: Article): BlogPosting {
  const url = absoluteUrl(page.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.heading,
    ...(language && { inLanguage: words.locale }),
    description: article.description,
    image: absoluteUrl(socialCard(page).path),
    datePublished: toTimestamp(article.published),
    dateModified: toTimestamp(lastChange(article)),
    author: { '@type': 'Organization', name: business.name, url: absoluteUrl('/') },
    publisher: businessReference,
    // URLs only: the page shows titles and publishers. https://schema.org/citation
    citation: article.sources.map((source) => source.url),
  }
}

/** Who checked an article. Only a page can say so. https://schema.org/reviewedBy */
function reviewNode({ path }: PageMeta, { name, role, license, day }: Review): WebPage {
  const url = absoluteUrl(path)
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    mainEntity: { '@id': `${url}#article` },
    lastReviewed: day,
    reviewedBy: {
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: businessReference,
      ...(license && {
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          identifier: license,
        },
      }),
    },
  }
}

/**
 * The breadcrumbs shown on the page. The last item is the page itself, which needs no URL.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function breadcrumbNode({ trail }: PageMeta): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(index < trail.length - 1 && { item: absoluteUrl(crumb.path) }),
    })),
  }
}
