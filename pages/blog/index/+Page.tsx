import { chakra } from '@chakra-ui/react'
import { useData } from 'vike-react/useData'
import { SeasonsHead } from '../../../components/drawings/heads/heads.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { Column } from '../../../components/ui/Section.tsx'
import { listedArticles } from '../../../content/model/articles.ts'
import { pages } from '../../../content/pages.ts'
import type { Data } from '../../+data.ts'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader
        trail={page.trail}
        heading={pages.blog.heading}
        lead={pages.blog.lead}
        drawing={<SeasonsHead />}
      />
      <chakra.div paddingInline="gutter" paddingBlock="section">
        <Column>
          <ArticleList articles={listedArticles} level={2}>
            <chakra.li
              display="grid"
              placeItems="center"
              padding="5"
              borderWidth="2px"
              borderStyle="dashed"
              borderRadius="lg"
              color="fg.muted"
              fontWeight="600"
            >
              More articles coming soon!
            </chakra.li>
          </ArticleList>
        </Column>
      </chakra.div>
    </>
  )
}
