import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { business, sheet } from '../../content/model/records.ts'
import { formatHours } from '../formatTime.ts'
import { splitSentences } from '../splitSentences.ts'
import { factCard, factRow } from '../theme/recipes.ts'

/** A row of a sheet. It is omitted if its value is '', false, or undefined. */
export interface SheetRow {
  label: string
  value: ReactNode
  /** The width of its column where all are side by side: a value of `grid-template-columns`. */
  column?: string
}

/** One sentence per line. */
const who = [...splitSentences(sheet.who ?? ''), business.licenses.join(', ')].filter(Boolean)

/** Rows that every sheet has. */
export const whoComes: SheetRow = {
  label: 'Who comes',
  value: who.length > 0 && who.map((line) => <p key={line}>{line}</p>),
}
export const officeHours: SheetRow = {
  label: 'When',
  // Its lines don't break.
  column: 'auto',
  value: (
    <>
      {business.hours.map((group) => (
        <p key={group.label}>
          {group.label} {formatHours(group)}
        </p>
      ))}
      {business.emergency.hoursLabel && <p>Emergencies: {business.emergency.hoursLabel}</p>}
    </>
  ),
}

/** What a customer needs to know before a visit, as a card. It prints on one page. */
export function SheetRows({ rows }: { rows: SheetRow[] }) {
  const shown = rows.filter(({ value }) => value)
  return (
    <Rows gridTemplateColumns={shown.map(({ column = '1fr' }) => column).join(' ')}>
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  )
}

const Rows = chakra('dl', {
  base: {
    ...factCard,
    '& dt': { textStyle: 'heading' },
    '& > div': factRow,
    // On wide screens and paper, all are side by side.
    display: { lg: 'grid', _print: 'grid' },
    '& > div + div': {
      borderTopWidth: { base: '1px', lg: '0', _print: '0' },
      borderInlineStartWidth: { lg: '1px' },
      paddingInlineStart: { lg: '4' },
    },
  },
})
