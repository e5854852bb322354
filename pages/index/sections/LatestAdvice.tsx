import { chakra } from '@chakra-ui/react'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { TextLink } from '../../../components/ui/TextLink.tsx'
import { listedArticles } from '../../../content/model/articles.ts'

export function LatestAdvice() {
  return (
    <Section id="advice" heading="Advice before you call" size="small">
      <ArticleList articles={listedArticles.slice(0, 3)} level={3} />
      <chakra.p marginTop="4">
        <TextLink href="/blog">All advice for homeowners</TextLink>
      </chakra.p>
    </Section>
  )
}
