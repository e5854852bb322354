import type { FAQPage } from 'schema-dts'
import type { FaqItem } from '../../../content/model/schema.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'

/** The questions and answers as the page shows them. https://schema.org/FAQPage */
export function faqNode(path: string, questions: FaqItem[]): FAQPage {
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
