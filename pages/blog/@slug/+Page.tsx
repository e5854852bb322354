import { chakra } from '@chakra-ui/react'
import { useData } from 'vike-react/useData'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import * as mdxComponents from '../../../components/mdx/mdxComponents.ts'
import { ArticleList, machineOf } from '../../../components/ui/ArticleList.tsx'
import { Band, Section } from '../../../components/ui/Band.tsx'
import { CallToAction } from '../../../components/ui/CallToAction.tsx'
import { Day, formatDay } from '../../../components/ui/Day.tsx'
import { Prose } from '../../../components/ui/Prose.tsx'
import { SubjectEmblem } from '../../../components/ui/ServiceIcon.tsx'
import { SourceList } from '../../../components/ui/SourceList.tsx'
import { relatedArticles } from '../../../content/model/article.ts'
import { articles } from '../../../content/model/articles.ts'
import type { PageData } from '../../../content/model/pageFacts.ts'
import { Contents } from './Contents.tsx'

export function Page() {
  const { article } = useData<PageData<'article'>>().page.subject
  const related = relatedArticles(article, articles)
  const { state, heading, intro, published, updated, sections, Body, cta, sources = [] } = article
  return (
    <>
      {/* In dev only: such articles are not built. */}
      {state !== 'published' && (
        <chakra.p role="status" bg="bg.warm" fontWeight="700" textAlign="center" padding="3">
          {state === 'draft'
            ? 'Draft: only you see this page, until you delete the line "draft: true".'
            : `Scheduled: the site has this page from ${formatDay(published)} on.`}
        </chakra.p>
      )}
      <article>
        <PageHeader
          heading={heading}
          lead={intro}
          drawing={<SubjectEmblem machine={machineOf(article.services)} />}
        >
          <chakra.p fontSize="sm" color="fg.onBrandMuted">
            Published <Day date={published} />
            {updated && (
              <>
                {' · '}Updated <Day date={updated} />
              </>
            )}
            {' · '}
            {article.readingMinutes} min read
          </chakra.p>
        </PageHeader>
        <Band
          size="medium"
          display="grid"
          gap={{ base: '8', lg: '12' }}
          // Leaves room beside the text for wide tables and drawings.
          gridTemplateColumns={{
            base: 'minmax(0, 42rem)',
            lg: '13rem minmax(0, 42rem)',
          }}
          // Browsers break blocks across printed pages better than grids.
          _print={{ display: 'block' }}
        >
          <Contents sections={sections} />
          <div>
            <Prose wide>
              <Body components={mdxComponents} />
            </Prose>
            <chakra.div marginTop="12">
              <CallToAction {...cta}>
                <p>{cta.text}</p>
              </CallToAction>
            </chakra.div>
            {sources.length > 0 && (
              <chakra.section aria-labelledby="sources" marginTop="12" fontSize="sm">
                <Prose>
                  <h2 id="sources">Sources</h2>
                  <SourceList sources={sources} />
                </Prose>
              </chakra.section>
            )}
          </div>
        </Band>
      </article>
      {related.length > 0 && (
        <Section id="related" heading="Related articles" tone="sunken" screenOnly>
          <ArticleList articles={related} level={3} brief />
        </Section>
      )}
    </>
  )
}
