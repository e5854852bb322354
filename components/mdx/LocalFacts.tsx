import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { getSpot, holdsIn, type Spot } from '../../model/places.ts'
import {
  cities,
  energyPrices,
  fillWords,
  localGroups,
  telHref,
  utilities,
  words,
} from '../../model/records.ts'
import type { Place } from '../../model/schemas/local.ts'
import { price } from '../browser/formatNumber.ts'
import { SourceLine } from '../ui/SourceLine.tsx'

type Group = (typeof localGroups)[number]
type Entry = Omit<Group['entries'][number], 'ownLabel'> & { ownLabel?: string }

/** The slugs of the area or the city to show; all areas by default. */
type LocalProps = Spot

/** Utilities with phone numbers that are large enough to tap. */
export const EmergencyNumbers = chakra('div', {
  base: {
    '& dd > div > span': { display: 'block' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      textStyle: 'heading',
      fontSize: 'lead',
      whiteSpace: 'nowrap',
    },
  },
})

/** The gas and electric utilities with their emergency numbers, for a city, an area, or all. */
export function LocalNumbers(place: LocalProps) {
  const serving = getUtilities(place)
  return (
    <>
      {serving.length > 0 && (
        <>
          <p>
            <strong>{words.emergency.numbers}</strong>
          </p>
          <EmergencyNumbers>
            <UtilityList utilities={serving} />
          </EmergencyNumbers>
        </>
      )}
      <SourceLine records={serving} />
    </>
  )
}

export function getUtilities(place: LocalProps) {
  const spot = getSpot(place, cities)
  const placesIn = (deliveries: (Place & { where: string })[] = []) =>
    deliveries
      .filter((delivery) => holdsIn(delivery, spot))
      .map(({ where }) => where)
      .join(', ')
  return utilities
    .map(({ gas, electricity, ...utility }) => ({
      ...utility,
      gas: placesIn(gas),
      electricity: placesIn(electricity),
    }))
    .filter(({ gas, electricity }) => gas || electricity)
}

interface UtilityListProps {
  utilities: ReturnType<typeof getUtilities>
  /** Whether each name links to its first source. */
  isLinked?: boolean
}

/** Plain elements, styled by the surrounding text. */
export function UtilityList({ utilities, isLinked }: UtilityListProps) {
  const areShared = [
    utilities.filter(({ gas }) => gas),
    utilities.filter(({ electricity }) => electricity),
  ].some(({ length }) => length > 1)
  return (
    <>
      <dl>
        {utilities.map(({ name, gas, electricity, emergencies, sources }) => (
          <div key={name}>
            <dt>{isLinked ? <a href={sources[0]?.url}>{name}</a> : name}</dt>
            <dd>
              {gas && <div>{fillWords(words.emergency.gasIn, { places: gas })}</div>}
              {electricity && (
                <div>{fillWords(words.emergency.electricityIn, { places: electricity })}</div>
              )}
            </dd>
            <dd>
              {emergencies.map(({ label, phones }) => (
                <div key={label}>
                  <span>{label}:</span>{' '}
                  <span>
                    <Calls phones={phones} />
                  </span>
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {areShared && <p>{words.emergency.shared}</p>}
    </>
  )
}

const getPrices = (): Omit<Group, 'entries'> & { entries: Entry[] } => ({
  id: 'prices',
  caption: words.local.prices,
  columns: [words.local.energy, words.local.price],
  advice: [],
  entries: energyPrices.map(({ label, energy, dollars, unit, period, ...entry }) => ({
    ...entry,
    label: `${words.local[energy]}, ${label}`,
    values: [
      fillWords(words.local.pricePer, { price: price(dollars), unit: words.local[unit], period }),
    ],
  })),
})

interface FactsProps extends LocalProps {
  group: string
  /** Words in the labels of the rows to show; all rows by default. */
  rows?: string
}

export function LocalFacts({ group: id, rows = '', ...place }: FactsProps) {
  const group = [...localGroups, getPrices()].find((group) => group.id === id)
  if (!group) return null
  const entries = getFacts(group.entries, place).filter(({ label, ownLabel = label }) =>
    ownLabel.includes(rows),
  )
  const advice = rows ? [] : getFacts(group.advice, place)
  if (entries.length + advice.length === 0) return null
  const { caption, columns, hasLinks } = group
  return (
    <>
      {columns ? (
        <FactTable caption={caption} columns={columns} entries={entries} />
      ) : (
        <>
          <p>
            <strong>{caption}</strong>
          </p>
          {entries.length > 0 && <FactList facts={entries} isLinked={hasLinks} />}
        </>
      )}
      {advice.length > 0 && (
        <>
          <p>
            <strong>{words.local.advice}</strong>
          </p>
          <FactList facts={advice} />
        </>
      )}
      <SourceLine records={[...entries, ...advice]} />
    </>
  )
}

/** The facts that hold in a place. A city's own come first. */
export function getFacts(facts: Entry[], place: LocalProps): Entry[] {
  const spot = getSpot(place, cities)
  const isOwn = (fact: Entry) => Boolean(place.city && fact.cities)
  return facts
    .filter((fact) => holdsIn(fact, spot))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

interface FactTableProps {
  caption: string
  columns: string[]
  entries: Entry[]
}

function FactTable({ caption, columns, entries }: FactTableProps) {
  const isFirstNamed = columns.length > (entries[0]?.values?.length ?? 0)
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {!isFirstNamed && <td />}
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ label, fact, values = [] }) => (
          <tr key={label}>
            {fact ? (
              <td>
                <strong>{label}:</strong> {fact}
              </td>
            ) : (
              <th scope="row">{label}</th>
            )}
            {values.map((value, index) => (
              <td key={columns.at(index - values.length)}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Plain elements, styled by the surrounding text. */
export function FactList({ facts, isLinked }: { facts: Entry[]; isLinked?: boolean }) {
  return (
    <dl>
      {facts.map(({ label, fact, phone, sources }) => (
        <div key={label}>
          <dt>{isLinked ? <a href={sources[0]?.url}>{label}</a> : label}</dt>
          <dd>
            {fact} {phone && <Call phone={phone} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One number, or several that reach the same. */
export function Calls({ phones }: { phones: string[] }) {
  return phones.map((phone, index) => (
    <Fragment key={phone}>
      {index > 0 && ` ${words.emergency.or} `}
      <Call phone={phone} />
    </Fragment>
  ))
}

function Call({ phone }: { phone: string }) {
  return <a href={telHref(phone)}>{phone}</a>
}
