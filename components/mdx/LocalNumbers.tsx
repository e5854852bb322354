import { utilities } from '../../content/local.ts'
import type { Area } from '../../content/model/schema.ts'
import { FactTable } from './FactTable.tsx'

type Utility = (typeof utilities)[number]

/** Who delivers gas and electricity, and the numbers for an emergency. Without an area, of all four. */
export function LocalNumbers({ area }: { area?: Area['slug'] }) {
  const serving = utilities.filter(
    ({ gas, electricity }) => placesIn(gas, area) || placesIn(electricity, area),
  )
  return (
    <>
      <p>
        <strong>If you smell gas, or if a carbon monoxide alarm sounds:</strong> get everyone out
        first. Then, from well away, call 911, and after that the gas utility.
      </p>
      <FactTable
        caption="Utilities and their numbers, day and night"
        sources={serving.flatMap(({ sources }) => sources)}
      >
        {serving.map(({ name, gas, electricity, emergencies }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Served fuel="Gas" places={placesIn(gas, area)} />
              <Served fuel="Electricity" places={placesIn(electricity, area)} />
              {emergencies.map((emergency) => (
                <EmergencyLine key={emergency.label} {...emergency} />
              ))}
            </td>
          </tr>
        ))}
      </FactTable>
    </>
  )
}

function placesIn(places: Utility['gas'], area?: Area['slug']): string {
  return Object.entries(places ?? {})
    .filter(([slug]) => !area || slug === area)
    .map(([, where]) => where)
    .join(', ')
}

function Served({ fuel, places }: { fuel: string; places: string }) {
  return (
    places && (
      <div>
        {fuel}: {places}
      </div>
    )
  )
}

function EmergencyLine({ label, phones }: Utility['emergencies'][number]) {
  return (
    <div>
      {label}:{' '}
      {phones.map((phone, index) => (
        <span key={phone}>
          {index > 0 && ' or '}
          <Call phone={phone} />
        </span>
      ))}
    </div>
  )
}

/** The number of another as a call link (RFC 3966), which no line end parts. */
export function Call({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone.replaceAll('-', '')}`}>{phone.replaceAll('-', '\u2011')}</a>
}
