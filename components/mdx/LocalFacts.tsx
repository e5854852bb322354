import { Fragment } from 'react'
import { offices, radonRules, rentalRules, utilities } from '../../content/local.ts'
import type { Area } from '../../content/model/schema.ts'
import { SourceLine } from './SourceLine.tsx'

interface LocalProps {
  /** The area to show; all by default. */
  area?: Area['slug']
}

/** The gas and electric utilities and their emergency numbers, for one area or all. */
export function LocalNumbers({ area }: LocalProps) {
  const placesIn = (places: Record<string, string> = {}) =>
    area ? places[area] : Object.values(places).join(', ')
  const serving = utilities
    .map(({ gas, electricity, ...utility }) => ({
      ...utility,
      gas: placesIn(gas),
      electricity: placesIn(electricity),
    }))
    .filter(({ gas, electricity }) => gas || electricity)
  return (
    <>
      <p>
        <strong>Gas smell, or a carbon monoxide alarm:</strong> everyone out first, then 911 from
        well away, then the gas utility.
      </p>
      <p>
        <strong>Utilities and their numbers, day and night</strong>
      </p>
      <dl>
        {serving.map(({ name, gas, electricity, emergencies }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {emergencies.map(({ label, phones }) => (
                <div key={label}>
                  {label}:{' '}
                  {phones.map((phone, index) => (
                    <Fragment key={phone}>
                      {index > 0 && ' or '}
                      <Call phone={phone} />
                    </Fragment>
                  ))}
                </div>
              ))}
              {gas && <div>Gas: {gas}</div>}
              {electricity && <div>Electricity: {electricity}</div>}
            </dd>
          </Fragment>
        ))}
      </dl>
      <SourceLine records={serving} />
    </>
  )
}

/** The offices for permits and licenses. */
export function PermitOffices({ area }: LocalProps) {
  return <Facts caption="Permit and license offices" facts={offices} area={area} isLinked />
}

/** Which heating and cooling a landlord must provide. */
export function RentalRules({ area }: LocalProps) {
  return <Facts caption="Heat and cooling in a rental" facts={rentalRules} area={area} />
}

/** What the EPA recommends about radon, and what a sale requires. */
export function RadonRules() {
  return <Facts caption="Radon, and the sale of a house" facts={radonRules} />
}

interface FactsProps extends LocalProps {
  caption: string
  facts: typeof rentalRules
  /** Whether each label leads to the first source of its fact. */
  isLinked?: boolean
}

/** Plain elements, so that the surrounding text styles them and feeds can contain them. */
function Facts({ caption, facts, area, isLinked }: FactsProps) {
  const shown = facts.filter(({ areas }) => !area || areas.includes(area))
  return (
    <>
      <p>
        <strong>{caption}</strong>
      </p>
      <dl>
        {shown.map(({ label, fact, phone, sources }) => (
          <Fragment key={label}>
            <dt>{isLinked ? <a href={sources[0]?.url}>{label}</a> : label}</dt>
            <dd>
              {fact} {phone && <Call phone={phone} />}
            </dd>
          </Fragment>
        ))}
      </dl>
      <SourceLine records={shown} />
    </>
  )
}

/** A phone number as a call link (RFC 3966) that does not wrap. */
function Call({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone.replaceAll('-', '')}`}>{phone.replaceAll('-', '\u2011')}</a>
}
