import { chakra } from '@chakra-ui/react/styled-system'
import { ClipboardCheck, Flame, Key } from 'lucide-react'
import { FactList, getUtilities, UtilityList } from '../../../components/mdx/LocalFacts.tsx'
import { Section } from '../../../components/ui/Band.tsx'
import { Day } from '../../../components/ui/Day.tsx'
import { offices, rentalRules } from '../../../content/model/records.ts'
import type { City } from '../../../content/model/schemas/cities.ts'

/** A city's utilities, permit offices, and rental rules. Renders nothing without any. */
export function LocalSection({ city }: { city: City }) {
  const utilities = getUtilities(city.area)
  const permits = getFacts(offices, city)
  const rentals = getFacts(rentalRules, city)
  // The oldest date.
  const [checked] = [...utilities, ...permits, ...rentals]
    .flatMap(({ sources }) => sources[0]?.checked ?? [])
    .toSorted()
  const groups = [
    {
      heading: 'Gas and power',
      Icon: Flame,
      list: utilities.length > 0 && <UtilityList utilities={utilities} isLinked />,
    },
    {
      heading: 'Permits and licenses',
      Icon: ClipboardCheck,
      list: permits.length > 0 && <FactList facts={permits} isLinked />,
    },
    {
      heading: 'If you rent',
      Icon: Key,
      list: rentals.length > 0 && <FactList facts={rentals} isLinked />,
    },
  ].filter(({ list }) => list)
  if (groups.length === 0) return null
  return (
    <Section id="local" heading={`Good to know in ${city.name}`} tone="sunken" size="medium">
      {groups.map(({ heading, Icon, list }) => (
        <Group key={heading}>
          <h3>
            <Icon size={24} aria-hidden="true" />
            {heading}
          </h3>
          {list}
        </Group>
      ))}
      {checked && (
        <chakra.p fontSize="note" color="fg.muted">
          Each name links to its source. Checked <Day date={checked} />.
        </chakra.p>
      )}
    </Section>
  )
}

/** A heading, and the entries below it in columns that all groups share. */
const Group = chakra('div', {
  base: {
    padding: { base: '5', md: '6' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& + &, & + p': { marginTop: '4' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginBottom: '3',
      fontSize: 'lead',
    },
    '& svg': { color: 'fg.accent' },
    '& dl': {
      display: 'grid',
      columnGap: '8',
      rowGap: { base: '3', md: '6' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    },
    '& dl > div': {
      paddingTop: { base: '3', md: '0' },
      borderTopWidth: { base: '1px', md: '0' },
      breakInside: 'avoid',
    },
    '& dt': { fontWeight: '600' },
    '& a': { textDecoration: 'underline' },
    '& dt a': { textDecorationColor: 'border.strong' },
    '& dd a': { color: 'fg.link', whiteSpace: 'nowrap' },
    // Emergency phone numbers, below their label.
    '& dd + dd div': { marginTop: '2' },
    '& span + span': { display: 'block' },
    '& span > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', _print: '0' },
      marginBlock: '-2',
      textStyle: 'heading',
      fontSize: 'lead',
    },
  },
})

/**
 * The facts for a city's area, without those for other cities. Facts for the city itself come
 * first.
 */
function getFacts<Fact extends { areas: string[]; cities?: string[] }>(
  facts: Fact[],
  city: City,
): Fact[] {
  return facts
    .filter(
      ({ areas, cities }) => areas.includes(city.area) && (cities?.includes(city.slug) ?? true),
    )
    .toSorted((a, b) => Number(Boolean(b.cities)) - Number(Boolean(a.cities)))
}
