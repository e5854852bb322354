import type { BlogPosting } from 'schema-dts'
import { business } from '../../../content/business.ts'
import type { Article } from '../../../content/model/articleOrder.ts'
import { lastChange, momentOf } from '../../../content/model/dates.ts'
import type { PageFacts } from '../../../content/model/pageFacts.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { socialCard } from '../socialCard.ts'
import { businessReference } from './business.ts'

/**
 * An article. The business writes its articles in its own name.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleNode(page: PageFacts, article: Article): BlogPosting {
  const url = absoluteUrl(page.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.heading,
    description: article.description,
    image: absoluteUrl(socialCard(page).path),
    datePublished: momentOf(article.published),
    dateModified: momentOf(lastChange(article)),
    author: { '@type': 'Organization', name: business.name, url: absoluteUrl('/') },
    publisher: businessReference,
    mainEntityOfPage: url,
    wordCount: article.wordCount,
    // https://schema.org/citation
    citation: article.sources?.map(({ title, publisher, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      publisher: { '@type': 'Organization', name: publisher },
    })),
    inLanguage: 'en-US',
  }
}
