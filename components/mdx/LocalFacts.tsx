import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { energyPrices, localGroups, telHref, utilities } from '../../model/records.ts'
import { capitalized, price } from '../browser/formatNumber.ts'
import { SourceLine } from '../ui/SourceLine.tsx'

type Group = (typeof localGroups)[number]
type Entry = Group['entries'][number]

interface LocalProps {
  /** The slug of the area to show; all areas by default. */
  area?: string
}

/** Utilities with phone numbers that are large enough to tap. */
const EmergencyNumbers = chakra('div', {
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

/** The gas and electric utilities with their emergency numbers, for one area or all. */
export function LocalNumbers({ area }: LocalProps) {
  const serving = getUtilities(area)
  return (
    <>
      <p>
        <strong>Gas smell:</strong> everyone out, 911 from well away, then the gas utility.{' '}
        <strong>Carbon monoxide alarm:</strong> everyone out, 911, stay out.
      </p>
      {serving.length > 0 && (
        <>
          <p>
            <strong>Utilities and their numbers, day and night</strong>
          </p>
          <EmergencyNumbers>
            <UtilityList utilities={serving} />
          </EmergencyNumbers>
        </>
      )}
      <p>
        <strong>Wire down:</strong> stay far away, call 911, then the electric company.
      </p>
      <SourceLine records={serving} />
    </>
  )
}

export function getUtilities(area: string | undefined) {
  const placesIn = (deliveries: { area: string; where: string }[] = []) =>
    deliveries
      .filter((delivery) => !area || delivery.area === area)
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
  return (
    <dl>
      {utilities.map(({ name, gas, electricity, emergencies, sources }) => (
        <div key={name}>
          <dt>{isLinked ? <a href={sources[0]?.url}>{name}</a> : name}</dt>
          <dd>
            {gas && <div>Gas: {gas}</div>}
            {electricity && <div>Electricity: {electricity}</div>}
          </dd>
          <dd>
            {emergencies.map(({ label, phones }) => (
              <div key={label}>
                <span>{label}:</span>{' '}
                <span>
                  {phones.map((phone, index) => (
                    <Fragment key={phone}>
                      {index > 0 && ' or '}
                      <Call phone={phone} />
                    </Fragment>
                  ))}
                </span>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const prices: Group = {
  id: 'prices',
  caption: 'What energy costs here',
  columns: ['Energy', 'Price'],
  entries: energyPrices.map(({ label, energy, dollars, unit, period, ...entry }) => ({
    ...entry,
    label: `${capitalized(energy)}, ${label}`,
    values: [`${price(dollars)} a ${unit}, ${period}`],
  })),
}

interface FactsProps extends LocalProps {
  group: string
  /** Words in the labels of the rows to show; all rows by default. */
  rows?: string
}

export function LocalFacts({ group: id, area, rows = '' }: FactsProps) {
  const group = [...localGroups, prices].find((group) => group.id === id)
  const entries =
    group?.entries.filter(
      ({ areas, label }) => (!area || areas.includes(area)) && label.includes(rows),
    ) ?? []
  if (!group || entries.length === 0) return null
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
          <FactList facts={entries} isLinked={hasLinks} />
        </>
      )}
      <SourceLine records={entries} />
    </>
  )
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

function Call({ phone }: { phone: string }) {
  return <a href={telHref(phone)}>{phone}</a>
}
