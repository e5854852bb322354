import { chakra } from '@chakra-ui/react/styled-system'
import { SeasonsHead } from '../../../components/drawings/heads/heads.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { ArticleList } from '../../../components/ui/ArticleList.tsx'
import { Band } from '../../../components/ui/Band.tsx'
import { listedArticles } from '../../../content/model/articles.ts'
import { pages } from '../../../content/model/records.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.blog} drawing={<SeasonsHead />} />
      <Band>
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
      </Band>
    </>
  )
}
