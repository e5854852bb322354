import { offices, radonRules, rentalRules } from '../../content/local.ts'
import type { Area } from '../../content/model/schema.ts'
import { Facts } from './Facts.tsx'
import { Call } from './LocalNumbers.tsx'

interface LocalProps {
  /** The one area to show; without it, all. */
  area?: Area['slug']
}

/** Where permits and licenses come from. */
export function PermitOffices({ area }: LocalProps) {
  return (
    <Facts
      caption="Permit and license offices"
      facts={offices.filter(isIn(area)).map(({ name, url, does, phone, sources }) => ({
        key: name,
        label: <a href={url}>{name}</a>,
        fact: <WithPhone words={does} phone={phone} />,
        sources,
      }))}
    />
  )
}

/** What a landlord owes in heat and cooling. */
export function RentalRules({ area }: LocalProps) {
  return (
    <Facts
      caption="Heat and cooling in a rental"
      facts={rentalRules.filter(isIn(area)).map(toFact)}
    />
  )
}

/** What EPA advises on radon, and what a sale asks for. */
export function RadonRules() {
  return <Facts caption="Radon, and the sale of a house" facts={radonRules.map(toFact)} />
}

function isIn(area: Area['slug'] | undefined) {
  return ({ areas }: { areas: Area['slug'][] }) => !area || areas.includes(area)
}

function toFact({ label, rule, phone, sources }: (typeof rentalRules)[number]) {
  return { key: label, label, fact: <WithPhone words={rule} phone={phone} />, sources }
}

function WithPhone({ words, phone }: { words: string; phone?: string }) {
  return (
    <>
      {words} {phone && <Call phone={phone} />}
    </>
  )
}
