import { chakra } from '@chakra-ui/react/styled-system'
import {
  FactList,
  getFacts,
  getUtilities,
  UtilityList,
} from '../../../components/mdx/LocalFacts.tsx'
import { factCard, factRow, fold } from '../../../components/theme/styles.ts'
import { Section } from '../../../components/ui/Band.tsx'
import { formatDate } from '../../../components/ui/FormattedDate.tsx'
import { fillWords, localGroups, pages, words } from '../../../model/records.ts'
import type { City } from '../../../model/schemas/cities.ts'

/** A city's utilities, and its groups of local facts. Renders nothing without any. */
export function LocalSection({ city }: { city: City }) {
  const place = { city: city.slug }
  const utilities = getUtilities(place)
  const factGroups = localGroups
    .filter(({ cityHeading }) => cityHeading)
    .map((group) => ({ ...group, facts: getFacts(group.entries, place) }))
    .filter(({ facts }) => facts.length > 0)
  const dates = [...utilities, ...factGroups.flatMap(({ facts }) => facts)].map(
    ({ sources }) => sources[0]?.checked,
  )
  // The oldest, if each linked page was checked.
  const [checked] = dates.includes(undefined) ? [] : dates.toSorted()
  const groups = factGroups.map(({ cityHeading, citySummary, facts }) => ({
    heading: cityHeading,
    summary: citySummary ?? facts.map(({ label }) => label).join(', '),
    list: <FactList facts={facts} isLinked />,
  }))
  if (utilities.length > 0) {
    groups.unshift({
      heading: headingOf(utilities),
      summary: utilities.map(({ name }) => name).join(', '),
      list: (
        <>
          <UtilityList utilities={utilities} isLinked />
          <p>
            <a href={pages.emergency.path}>{words.cities.emergency}</a>
          </p>
        </>
      ),
    })
  }
  if (groups.length === 0) return null
  return (
    <Section
      id="local"
      heading={fillWords(words.cities.local, { city: city.name })}
      tone="sunken"
      size="medium"
    >
      <Groups gridTemplateColumns={{ lg: `repeat(${groups.length}, 1fr)` }}>
        {groups.map(({ heading, summary, list }) => (
          <details key={heading}>
            <summary>
              <h3>
                {heading} <span>{summary}</span>
              </h3>
            </summary>
            {list}
          </details>
        ))}
      </Groups>
      {checked && (
        <chakra.p fontSize="note" color="fg.muted" marginTop="3">
          {fillWords(words.sources.checked, { day: formatDate(checked) })}
        </chakra.p>
      )}
    </Section>
  )
}

function headingOf(utilities: ReturnType<typeof getUtilities>): string {
  if (!utilities.some(({ gas }) => gas)) return words.cities.power
  const hasPower = utilities.some(({ electricity }) => electricity)
  return hasPower ? words.cities.companies : words.cities.gas
}

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '6' },
    // Level, until one is open.
    '&:has([open])': { alignItems: 'start' },
    '& dt': { textStyle: 'heading' },
    '& details': {
      ...factCard,
      ...fold,
      '& > summary': { ...fold['& > summary'], alignItems: 'start' },
    },
    '& dl > div': factRow,
    '& h3': { margin: '0' },
    '& h3 > span:not(.nowrap)': {
      display: { base: 'block', _print: 'none' },
      marginTop: '1',
      fontFamily: 'body',
      fontSize: 'note',
      fontWeight: '400',
      lineHeight: 'snug',
      color: 'fg.muted',
    },
    '& a': { color: 'fg.link' },
    '& dd a': { textDecoration: 'underline', whiteSpace: 'nowrap' },
    // Emergency phone numbers, below their labels.
    '& dd + dd': { fontSize: 'note' },
    '& dd > div > :first-child': { display: 'block' },
    '& span > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', _print: '0' },
      marginBlock: '-2',
      textStyle: 'heading',
      fontSize: 'text',
    },
  },
})
