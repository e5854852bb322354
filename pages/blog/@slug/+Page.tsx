import { chakra } from '@chakra-ui/react/styled-system'
import { useData } from 'vike-react/useData'
import { EquipmentHeader } from '../../../components/drawings/rooms/EquipmentHeader.tsx'
import { ArticleLinks } from '../../../components/layout/ArticleLinks.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { UnpublishedNotice } from '../../../components/layout/UnpublishedNotice.tsx'
import { withPhoneLinks } from '../../../components/mdx/contactLinks.tsx'
import * as mdxComponents from '../../../components/mdx/mdxComponents.ts'
import { printedLinks } from '../../../components/theme/styles.ts'
import { Band, Section } from '../../../components/ui/Band.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { CallToAction } from '../../../components/ui/CallToAction.tsx'
import { FormattedDate, formatDate } from '../../../components/ui/FormattedDate.tsx'
import { Prose } from '../../../components/ui/Prose.tsx'
import { SourceList } from '../../../components/ui/SourceList.tsx'
import { ShortAnswerFirst } from '../../../components/ui/sentences.tsx'
import { Words } from '../../../components/ui/Words.tsx'
import { relatedArticles } from '../../../model/articles.ts'
import type { PageData } from '../../../model/pageMeta.ts'
import { fillWords, getEquipment, pages, withoutBreaks, words } from '../../../model/records.ts'
import { Contents } from './Contents.tsx'

export function Page() {
  const { article } = useData<PageData<'article'>>().page.subject
  const related = relatedArticles(article)
  const { state, heading, intro, published, updated, sections, Body, cta, sources } = article
  const { review } = article
  const hasContents = sections.length > 1
  const equipment = getEquipment(article.services)
  return (
    <>
      {/* Dev only: builds leave these articles out. */}
      {state !== 'published' && (
        <UnpublishedNotice role="status">
          {state === 'draft'
            ? words.article.draft
            : fillWords(words.article.scheduled, { day: formatDate(published) })}
        </UnpublishedNotice>
      )}
      <article>
        <PageHeader heading={heading} room={<EquipmentHeader equipment={equipment} crop="room" />}>
          <chakra.p fontSize="note" color="fg.onBrandMuted">
            <Words
              text={withoutBreaks(words.article.published)}
              day={<FormattedDate date={published} />}
            />{' '}
            {/* Breaks in the same place in every font, so that nothing moves when a font arrives. */}
            <chakra.span display="block">
              {updated && (
                <>
                  <Words
                    text={withoutBreaks(words.article.updated)}
                    day={<FormattedDate date={updated} />}
                  />
                  &nbsp;·{' '}
                </>
              )}
              {withoutBreaks(
                fillWords(words.blog.readingTime, { minutes: article.readingMinutes }),
              )}
            </chakra.span>
          </chakra.p>
          {review && (
            <chakra.p fontSize="note" color="fg.onBrandMuted" marginTop="2" _print={printedLinks}>
              <Words
                text={review.license ? words.article.reviewedWithLicense : words.article.reviewed}
                person={
                  <chakra.a href={`${pages.about.path}#people`} textDecoration="underline">
                    {review.name}
                  </chakra.a>
                }
                role={review.role}
                license={review.license}
                day={<FormattedDate date={review.day} />}
              />
            </chakra.p>
          )}
        </PageHeader>
        <Band
          size="medium"
          display="grid"
          columnGap="12"
          rowGap="8"
          gridTemplateColumns={{ lg: `${hasContents ? '15rem ' : ''}minmax(0, {sizes.article})` }}
          // A long table of contents must not make the introduction's row taller.
          gridTemplateRows={{ lg: 'auto 1fr' }}
          css={{
            // The last column, also while the contents haven't arrived.
            '& > *': { gridColumn: { lg: '-2' } },
            '& > * + *': { _print: { marginTop: '8' } },
          }}
          // Browsers split blocks across printed pages better than grids.
          _print={{ display: 'block' }}
        >
          <Intro>
            <ShortAnswerFirst text={intro} />{' '}
            <ButtonLink href={cta.href} size="sm">
              {cta.label}
            </ButtonLink>
          </Intro>
          {hasContents && (
            <Contents sections={sections}>
              <ButtonLink href={cta.href} size="sm" variant="outline" hideBelow="lg" marginTop="5">
                {cta.label}
              </ButtonLink>
            </Contents>
          )}
          {/* Reader modes add to it neighbors of the same class, and long paragraphs. */}
          <Prose isArticle>
            <Body components={mdxComponents} />
          </Prose>
          <CallToAction {...cta}>
            <p>{withPhoneLinks(cta.text)}</p>
          </CallToAction>
          {sources.length > 0 && (
            <Prose as="section" isArticle>
              <chakra.h2 id="sources" fontSize="lead">
                {words.article.sources}
              </chakra.h2>
              <chakra.div fontSize="note">
                <SourceList sources={sources} />
              </chakra.div>
            </Prose>
          )}
        </Band>
      </article>
      {related.length > 0 && (
        <Section id="related" heading={words.article.related} tone="sunken" screenOnly>
          <ArticleLinks articles={related} shown={equipment} mayRepeat />
        </Section>
      )}
    </>
  )
}

/** The short answer, marked by a rule in the accent color, and the next step. */
const Intro = chakra('p', {
  base: {
    '& > a': {
      display: { base: 'flex', _print: 'none' },
      width: { md: 'fit-content' },
      marginTop: '4',
    },
    padding: '4',
    bg: 'bg.warm',
    borderInlineStartWidth: { md: '4px' },
    borderColor: 'action.bg',
    borderRadius: { md: 'md' },
    fontSize: { md: 'lead' },
    // The heading font, because the bold one of texts loads later.
    '& b': { textStyle: 'heading', display: 'block', lineHeight: 'snug', marginBottom: '1.5' },
    // On a phone, a band below the header.
    mdDown: { marginTop: '-8', marginInline: 'calc({spacing.gutter} * -1)' },
  },
})
