import type { BlogPosting } from 'schema-dts'
import type { Article } from '../../../content/articleOrder'
import { business } from '../../../content/business'
import { lastChange, momentOf } from '../dates'
import type { PageFacts } from '../pageFacts'
import { absoluteUrl } from '../siteUrl'
import { socialCard } from '../socialCard'
import { businessReference } from './business'

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
    inLanguage: 'en-US',
  }
}
