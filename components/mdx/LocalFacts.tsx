import { climate, offices, radonRules, rentalRules } from '../../content/local.ts'
import type { Area, Source } from '../../content/model/schema.ts'
import { FactTable } from './FactTable.tsx'
import { Call } from './LocalNumbers.tsx'

interface LocalProps {
  /** The one area to show; without it, all. */
  area?: Area['slug']
}

/** Where permits and licenses come from. */
export function PermitOffices({ area }: LocalProps) {
  const shown = offices.filter(isIn(area))
  return (
    <FactTable caption="Permit and license offices" sources={sourcesOf(shown)}>
      {shown.map(({ name, url, phone, does }) => (
        <tr key={name}>
          <th scope="row">
            <a href={url}>{name}</a>
          </th>
          <td>
            {does} {phone && <Call phone={phone} />}
          </td>
        </tr>
      ))}
    </FactTable>
  )
}

/** What a landlord owes in heat and cooling. */
export function RentalRules({ area }: LocalProps) {
  return <RuleTable caption="Heat and cooling in a rental" rules={rentalRules.filter(isIn(area))} />
}

/** What EPA advises on radon, and what a sale asks for. */
export function RadonRules() {
  return <RuleTable caption="Radon, and the sale of a house" rules={radonRules} />
}

function RuleTable({ caption, rules }: { caption: string; rules: typeof rentalRules }) {
  return (
    <FactTable caption={caption} sources={sourcesOf(rules)}>
      {rules.map(({ label, rule }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{rule}</td>
        </tr>
      ))}
    </FactTable>
  )
}

/** The climate that systems here are sized for. */
export function ClimateFigures() {
  return (
    <FactTable
      caption="The climate here: zone 4A, mixed and humid"
      columns={['By the river (Reagan National)', 'Colder suburbs (BWI)']}
      sources={sourcesOf(climate)}
    >
      {climate.map(({ label, city, suburbs }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{city}</td>
          <td>{suburbs}</td>
        </tr>
      ))}
    </FactTable>
  )
}

function isIn(area: Area['slug'] | undefined) {
  return ({ areas }: { areas: Area['slug'][] }) => !area || areas.includes(area)
}

function sourcesOf(records: { sources: Source[] }[]): Source[] {
  return records.flatMap(({ sources }) => sources)
}
