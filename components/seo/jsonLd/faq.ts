import type { FAQPage } from 'schema-dts'
import { faq } from '../../../content/faq'
import { absoluteUrl } from '../siteUrl'

/** The questions and answers, word for word as the page shows them. https://schema.org/FAQPage */
export function faqNode(path: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(`${path}#faq`),
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}
