import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { business, sheet } from '../../content/model/records.ts'
import { formatHours } from '../formatTime.ts'
import { splitSentences } from '../splitSentences.ts'
import { FactCard } from './FactCard.tsx'

/** A row of a sheet. It is omitted if its value is '', false, or undefined. */
interface SheetRow {
  label: string
  value: ReactNode
  /** Whether the value spans the sheet, below its label. */
  isWide?: boolean
}

interface JobSheetProps {
  heading: string
  intro: string
  rows: SheetRow[]
  /** Content next to the heading and the intro, below them on tablets, or above them on phones. */
  beside?: ReactNode
  /** What follows the rows: the owner's text, or a placeholder. */
  children: ReactNode
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

/** What a customer needs to know before a visit. It prints on one page. */
export function JobSheet({ heading, intro, rows, beside, children }: JobSheetProps) {
  return (
    // With something next to the intro, its parts are in the columns of the layout.
    <chakra.section aria-labelledby="sheet" display={beside ? 'contents' : undefined}>
      <div>
        <chakra.h2 id="sheet" fontSize="title">
          {heading}
        </chakra.h2>
        <chakra.p fontSize="lead" marginTop="2" marginBottom={beside ? undefined : '5'}>
          {intro}
        </chakra.p>
      </div>
      {beside && (
        <chakra.div gridRow={{ lg: '1 / span 2' }} order={{ mdDown: '-1' }}>
          {beside}
        </chakra.div>
      )}
      <chakra.div gridArea={beside ? { lg: '2 / 1 / span 2' } : undefined}>
        <FactCard as="div">
          <Rows>
            {rows.map(
              ({ label, value, isWide }) =>
                value && (
                  <div key={label} data-wide={isWide ? '' : undefined}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </Rows>
        </FactCard>
        {children}
      </chakra.div>
    </chakra.section>
  )
}

/** From tablets on, labels are next to their values. */
const Rows = chakra('dl', {
  base: { '& > :not([data-wide])': { gridTemplateColumns: { base: '7rem 1fr', mdDown: '1fr' } } },
})
