import { chakra } from '@chakra-ui/react'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { listedArticles } from '../../../content/model/articles.ts'

export function LatestAdvice() {
  return (
    <Section id="advice" heading="Advice before you call" tone="sunken">
      <ArticleList articles={listedArticles.slice(0, 3)} level={3} />
      <chakra.p marginTop="5">
        <chakra.a href="/blog" color="fg.link" fontWeight="700" textDecoration="underline">
          All advice for homeowners
        </chakra.a>
      </chakra.p>
    </Section>
  )
}
