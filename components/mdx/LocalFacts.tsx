import { offices, radonRules, rentalRules } from '../../content/local.ts'
import type { Area } from '../../content/model/schema.ts'
import { Facts } from './Facts.tsx'
import { Call } from './LocalNumbers.tsx'

interface LocalProps {
  /** The area to show; all by default. */
  area?: Area['slug']
}

/** The offices for permits and licenses. */
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

/** Which heating and cooling a landlord must provide. */
export function RentalRules({ area }: LocalProps) {
  return (
    <Facts
      caption="Heat and cooling in a rental"
      facts={rentalRules.filter(isIn(area)).map(toFact)}
    />
  )
}

/** What the EPA recommends about radon, and what a sale requires. */
export function RadonRules() {
  return <Facts caption="Radon, and the sale of a house" facts={radonRules.map(toFact)} />
}

function isIn(area: Area['slug'] | undefined) {
  return ({ areas }: { areas: string[] }) => !area || areas.includes(area)
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
