import { chakra } from '@chakra-ui/react/styled-system'
import { HeaderDrawing } from '../../../components/drawings/headers/HeaderDrawing.tsx'
import { Room } from '../../../components/drawings/rooms/Room.tsx'
import { ClosingCall } from '../../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../../components/layout/PageHeader.tsx'
import { card, stretchedLink } from '../../../components/theme/styles.ts'
import { Band, Section } from '../../../components/ui/Band.tsx'
import { LinkList } from '../../../components/ui/LinkList.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { TextLink } from '../../../components/ui/TextLink.tsx'
import { listedArticles, topics } from '../../../model/articles.ts'
import { paths } from '../../../model/documentKinds.ts'
import { language } from '../../../model/languages.ts'
import {
  fillWords,
  getEquipment,
  inOwnLanguage,
  languageName,
  pages,
  words,
} from '../../../model/records.ts'

const moreArticles = fillWords(words.languages.moreArticles, {
  language: languageName(inOwnLanguage.code),
})

const note = pages.blog.more ?? (listedArticles.length === 0 && words.visit.textToCome)

/**
 * The newest listed article is a large card. The others are rows. Each has a drawing of its
 * equipment. The articles that aren't listed are links below.
 */
export function Page() {
  return (
    <>
      <PageHeader {...pages.blog} drawing={<HeaderDrawing name="seasons" />}>
        <ScheduleOrCall onBrand hideBelow="md" />
      </PageHeader>
      <Band size="medium">
        <List>
          {listedArticles.map(({ slug, heading, description, services, readingMinutes }, index) => (
            <li key={slug} data-lead={index === 0 ? '' : undefined}>
              {index > 0 && <Room equipment={getEquipment(services)} crop="equipment" />}
              <div>
                <h2>
                  <a href={paths.article(slug)}>{heading}</a>
                </h2>
                <p>{description}</p>
                <small>{fillWords(words.blog.readingTime, { minutes: readingMinutes })}</small>
              </div>
              {/* Last, where a phone shows it: the text, which may arrive later, would move it. */}
              {index === 0 && <Room equipment={getEquipment(services)} />}
            </li>
          ))}
          {note && <li data-note="">{note}</li>}
        </List>
        {language && (
          <chakra.p marginTop="6">
            <TextLink href={pages.blog.path} hrefLang={inOwnLanguage.code}>
              {moreArticles}
            </TextLink>
          </chakra.p>
        )}
      </Band>
      {topics.length > 0 && (
        <Section id="topics" heading={words.blog.topics} tone="sunken" size="medium">
          <Topics>
            {topics.map(({ heading, articles }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <LinkList
                  look="columns"
                  links={articles.map(({ slug, heading }) => ({
                    href: paths.article(slug),
                    label: heading,
                  }))}
                />
              </div>
            ))}
          </Topics>
        </Section>
      )}
      <ClosingCall {...pages.home.closing} />
    </>
  )
}

const Topics = chakra('div', {
  base: {
    columns: { md: '2' },
    columnGap: '12',
    marginBottom: '-8',
    '& > *': { breakInside: 'avoid', paddingBottom: '8' },
    '& h3': { marginBottom: '2' },
    // Many titles take two lines on a phone.
    '& a': { paddingBlock: '2' },
  },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { lg: '1fr 1fr' },
    '& li': {
      ...stretchedLink,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '4',
      paddingBlock: '5',
      borderTopWidth: '1px',
      breakInside: 'avoid',
    },
    // Below the first card.
    '& li:nth-of-type(2)': { borderTopWidth: '0' },
    '& li:nth-of-type(3)': { borderTopWidth: { lg: '0' } },
    '& svg': {
      width: { base: '5.5rem', md: '9rem' },
      alignSelf: 'start',
      aspectRatio: '1',
      clipPath: 'inset(0 round {radii.md})',
    },
    '& h2': { fontSize: 'lead' },
    '& p': {
      // On a phone, the title says enough.
      display: { smDown: 'none' },
      maxWidth: 'prose',
      marginBlock: '1.5',
      color: 'fg.muted',
    },
    '& small': { fontSize: 'note', color: 'fg.muted' },
    '& a': { color: 'fg.link' },
    // `:first-of-type` and `:last-of-type` would match other rows while the page streams in.
    '& [data-lead]': {
      gap: '0',
      gridTemplateColumns: { base: '1fr', md: '1fr 14rem', lg: '5fr 7fr' },
      marginBottom: '5',
      padding: '0',
      overflow: 'hidden',
      ...card,
      boxShadow: 'raised',
      // Centered text would move while the page loads.
      '& > div': { padding: { base: '5', lg: '8', xl: '10' } },
      '& > svg': {
        width: '100%',
        height: '100%',
        aspectRatio: { mdDown: '2', lg: '2' },
        clipPath: 'none',
      },
      // They would be cropped.
      '& > svg > g:first-of-type': { display: { mdToLg: 'none' } },
      '& h2': { fontSize: 'title' },
      '& p': { maxWidth: 'none', marginTop: '3', fontSize: { md: 'lead' } },
    },
    '& [data-lead], & [data-note]': { gridColumn: '1 / -1' },
    '& [data-note]': { borderTopWidth: '0', fontSize: 'note', color: 'fg.muted' },
  },
})
