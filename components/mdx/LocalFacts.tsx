import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import {
  alarmRules,
  energyPrices,
  offices,
  radonRules,
  rentalRules,
  telHref,
  utilities,
} from '../../model/records.ts'
import { capitalized, price } from '../browser/formatNumber.ts'
import { SourceLine } from '../ui/SourceLine.tsx'

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

/** The utilities of one area or all, each with the places it serves. */
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

/** Which homes must have carbon monoxide alarms, and where in the home, for one area or all. */
export function CarbonMonoxideRules({ area }: LocalProps) {
  const shown = alarmRules.filter(({ areas }) => !area || areas.includes(area))
  if (shown.length === 0) return null
  return (
    <>
      <table>
        <caption>Carbon monoxide alarms that the law requires</caption>
        <thead>
          <tr>
            <th scope="col">Homes</th>
            <th scope="col">Alarms</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, homes, alarms }) => (
            <tr key={label}>
              <td>
                <strong>{label}:</strong> {homes}
              </td>
              <td>{alarms}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine records={shown} />
    </>
  )
}

/** What electricity, gas, and propane cost, each with its period. */
export function EnergyPrices() {
  if (energyPrices.length === 0) return null
  return (
    <>
      <table>
        <caption>What energy costs here</caption>
        <thead>
          <tr>
            <th scope="col">Energy</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {energyPrices.map(({ label, energy, dollars, unit, period }) => (
            <tr key={label}>
              <th scope="row">{`${capitalized(energy)}, ${label}`}</th>
              <td>
                {price(dollars)} a {unit}, {period}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine records={energyPrices} />
    </>
  )
}

/** The offices that issue permits and licenses. */
export function PermitOffices({ area }: LocalProps) {
  return <Facts caption="Permit and license offices" facts={offices} area={area} isLinked />
}

/** The heating and cooling that a landlord must provide. */
export function RentalRules({ area }: LocalProps) {
  return <Facts caption="Heat and cooling in a rental" facts={rentalRules} area={area} />
}

/** What the EPA recommends about radon, and what a sale or lease requires. */
export function RadonRules() {
  return <Facts caption="Radon, sales and rentals" facts={radonRules} />
}

interface FactsProps extends LocalProps {
  caption: string
  facts: typeof rentalRules
  /** Whether each label links to the first source of its fact. */
  isLinked?: boolean
}

function Facts({ caption, facts, area, isLinked }: FactsProps) {
  const shown = facts.filter(({ areas }) => !area || areas.includes(area))
  if (shown.length === 0) return null
  return (
    <>
      <p>
        <strong>{caption}</strong>
      </p>
      <FactList facts={shown} isLinked={isLinked} />
      <SourceLine records={shown} />
    </>
  )
}

/** Plain elements, styled by the surrounding text. */
export function FactList({ facts, isLinked }: Pick<FactsProps, 'facts' | 'isLinked'>) {
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

/** A phone number as a call link. */
function Call({ phone }: { phone: string }) {
  return <a href={telHref(phone)}>{phone}</a>
}
