import { chakra } from '@chakra-ui/react/styled-system'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Box } from '../../components/mdx/callouts.tsx'
import { companiesId, DangerSteps } from '../../components/mdx/Danger.tsx'
import { EmergencyNumbers, getUtilities, UtilityList } from '../../components/mdx/LocalFacts.tsx'
import { Band, Section } from '../../components/ui/Band.tsx'
import { LinkList } from '../../components/ui/LinkList.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import { SourceLine } from '../../components/ui/SourceLine.tsx'
import { areas, dangers, pages, utilities, words } from '../../model/records.ts'

const companies = areas
  .map((area) => ({ ...area, utilities: getUtilities({ area: area.slug }) }))
  .filter(({ utilities }) => utilities.length > 0)

/** What to do in each danger, and whom to call in each area. All danger notices lead here. */
export function Page() {
  const links = dangers.map(({ id, name }) => ({ href: `#${id}`, label: name }))
  if (companies.length > 0)
    links.push({ href: `#${companiesId}`, label: words.emergency.companies })
  return (
    <>
      <PageHeader {...pages.emergency} />
      <Band size="medium">
        <nav aria-label={words.emergency.dangers}>
          <LinkList links={links} inColumns={4} />
        </nav>
        <Dangers isArticle>
          {dangers.map((danger) => (
            <Box key={danger.id} as="section" tone="emergency">
              <h2 id={danger.id}>{danger.name}</h2>
              <DangerSteps {...danger} />
              <SourceLine records={[danger]} />
            </Box>
          ))}
        </Dangers>
      </Band>
      {companies.length > 0 && (
        <Section id={companiesId} heading={words.emergency.companies} tone="sunken" size="medium">
          <Prose isArticle>
            <chakra.div display="grid" columnGap="10" gridTemplateColumns={{ lg: '1fr 1fr' }}>
              {companies.map(({ slug, name, utilities }) => (
                <section key={slug}>
                  <h3 id={slug}>{name}</h3>
                  <EmergencyNumbers>
                    <UtilityList utilities={utilities} />
                  </EmergencyNumbers>
                </section>
              ))}
            </chakra.div>
            <SourceLine records={utilities} />
          </Prose>
        </Section>
      )}
      <ClosingCall {...pages.home.closing} callFirst />
    </>
  )
}

const Dangers = chakra(Prose, {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { lg: '1fr 1fr' },
    marginTop: '8',
    '& > * + *, & h2': { marginTop: '0' },
    '& h2': { fontSize: 'lead' },
  },
})
