import { Fragment } from 'react'
import { utilities } from '../../content/local.ts'
import type { Area } from '../../content/model/schema.ts'
import { Facts } from './Facts.tsx'

type Utility = (typeof utilities)[number]

/** The gas and electric utilities and their emergency numbers, for one area or all. */
export function LocalNumbers({ area }: { area?: Area['slug'] }) {
  const facts = utilities.flatMap(({ name, gas, electricity, emergencies, sources }) => {
    const served = [
      { fuel: 'Gas', places: placesIn(gas, area) },
      { fuel: 'Electricity', places: placesIn(electricity, area) },
    ].filter(({ places }) => places)
    if (served.length === 0) return []
    const fact = (
      <>
        {emergencies.map((emergency) => (
          <EmergencyLine key={emergency.label} {...emergency} />
        ))}
        {served.map(({ fuel, places }) => (
          <div key={fuel}>
            {fuel}: {places}
          </div>
        ))}
      </>
    )
    return { key: name, label: name, fact, sources }
  })
  return (
    <>
      <p>
        <strong>Gas smell, or a carbon monoxide alarm:</strong> everyone out first, then 911 from
        well away, then the gas utility.
      </p>
      <Facts caption="Utilities and their numbers, day and night" facts={facts} />
    </>
  )
}

function placesIn(places: Utility['gas'], area?: Area['slug']): string {
  return Object.entries(places ?? {})
    .filter(([slug]) => !area || slug === area)
    .map(([, where]) => where)
    .join(', ')
}

function EmergencyLine({ label, phones }: Utility['emergencies'][number]) {
  return (
    <div>
      {label}:{' '}
      {phones.map((phone, index) => (
        <Fragment key={phone}>
          {index > 0 && ' or '}
          <Call phone={phone} />
        </Fragment>
      ))}
    </div>
  )
}

/** A phone number as a call link (RFC 3966) that does not wrap. */
export function Call({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone.replaceAll('-', '')}`}>{phone.replaceAll('-', '\u2011')}</a>
}
