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
        <ArticleList articles={listedArticles}>More articles coming soon!</ArticleList>
      </Band>
    </>
  )
}
