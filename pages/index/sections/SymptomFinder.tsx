import { chakra } from '@chakra-ui/react/styled-system'
import { Phone } from '../../../components/mdx/contactLinks.tsx'
import { card, disclosure, linkCard } from '../../../components/theme/styles.ts'
import { Section } from '../../../components/ui/Band.tsx'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { DangerNotice } from '../../../components/ui/DangerNotice.tsx'
import { SymptomIcon } from '../../../components/ui/SymptomIcon.tsx'
import { Words } from '../../../components/ui/Words.tsx'
import { paths } from '../../../model/documentKinds.ts'
import type { Content } from '../../../model/readContent.ts'
import { fillWords, services, words } from '../../../model/records.ts'

/** Symptoms, what is safe to check, and when to call. Works without script. */
export function SymptomFinder({ heading, symptoms }: NonNullable<Content['symptoms']>) {
  const getName = (service: string) => services.find(({ slug }) => slug === service)?.name
  return (
    <Section
      id="symptoms"
      heading={heading}
      aside={
        <chakra.div marginTop="6">
          <DangerNotice />
        </chakra.div>
      }
    >
      <Finder>
        {symptoms.map(({ label, icon, first, callIf, service, steps }) => (
          // Only one opens at a time, in browsers that support `name`.
          <details key={label} name="symptom">
            <summary>
              <SymptomIcon sign={icon} />
              {label}
            </summary>
            <div>
              <p>{first}</p>
              <p>
                <b>{words.home.callIf}</b> {callIf}
              </p>
              <p>
                <ButtonLink href={paths.service(service)}>{getName(service)}</ButtonLink>
                <ButtonLink variant="outline" href={steps}>
                  {fillWords(words.home.stepByStep, { symptom: label })}
                </ButtonLink>
              </p>
            </div>
          </details>
        ))}
        <p>
          <Words text={words.home.notOnTheList} phone={<Phone />} />
        </p>
      </Finder>
    </Section>
  )
}

const Finder = chakra('div', {
  base: {
    marginTop: '3',
    '& summary, & > p': { borderTopWidth: '1px' },
    '& summary': {
      ...disclosure,
      paddingBlock: '2',
      color: 'fg.brand',
    },
    '& summary > span': { alignSelf: 'center' },
    '& details > div': {
      display: 'grid',
      gap: '3',
      paddingBottom: '5',
    },
    '& div > p + p + p': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& > p': { paddingBlock: '4' },
    // In columns with the answer below them, in browsers that can place the contents of `<details>`.
    md: {
      '@supports selector(::details-content)': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: '6',
        '& details': { display: 'contents' },
        '& [open] > summary': { color: 'fg.accent' },
        '& ::details-content, & > p': { order: '1', gridColumn: '1 / -1' },
        '& details > div': {
          gridTemplate: 'auto 1fr / 7fr 5fr',
          marginBlock: '6',
          padding: '6',
          ...card,
        },
        '& div > p + p + p': { gridArea: '1 / 2 / span 2', alignContent: 'center' },
      },
    },
    lg: {
      '@supports selector(::details-content)': {
        gridTemplateColumns: 'repeat(4, 1fr)',
        columnGap: '4',
        '& summary': {
          marginBottom: '4',
          padding: '3',
          ...linkCard,
        },
        '& [open] > summary': { borderColor: 'fg.accent' },
        '& > p': { borderTopWidth: '0', paddingBlock: '0' },
      },
    },
    _print: { display: 'none' },
  },
})
