import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type ReactNode } from 'react'
import { business, expectations, fillWords, words } from '../../model/records.ts'
import { capitalized } from '../browser/formatNumber.ts'
import { factRow } from '../theme/styles.ts'
import { hoursRows } from './hoursRows.ts'
import { splitSentences } from './sentences.tsx'

/** Omitted if its value is '', false, or undefined. */
export interface FactRow {
  label: string
  value: ReactNode
}

/** One sentence per line. */
const who = [...splitSentences(expectations.who ?? ''), business.licenses.join(', ')].filter(
  Boolean,
)

/** Rows that every sheet has. */
export const whoComes: FactRow = {
  label: words.visit.who,
  value: who.length > 0 && who.map((line) => <p key={line}>{line}</p>),
}
export const officeHours: FactRow = {
  label: words.visit.when,
  value: (
    <>
      {hoursRows(business.hours).map(({ label, times }) => (
        <p key={label + times}>
          {capitalized(label)}
          {times.map((time, index) => (
            <Fragment key={time}>
              {index > 0 && ','} <span className="nowrap">{time}</span>
            </Fragment>
          ))}
        </p>
      ))}
      {business.emergency.hoursLabel && (
        <p>{fillWords(words.hours.emergencies, { hours: business.emergency.hoursLabel })}</p>
      )}
    </>
  ),
}

interface FactRowsProps {
  rows: FactRow[]
  /** The columns on wide screens. By default, all have the same width. */
  columns?: string
}

/** What a customer needs to know before a visit, below a rule. */
export function FactRows({ rows, columns }: FactRowsProps) {
  const shown = rows.filter(({ value }) => value)
  return (
    // Three fit side by side on tablets.
    <Rows
      gridTemplateColumns={
        shown.length > 3
          ? { base: '1fr 1fr', lg: columns ?? `repeat(${shown.length}, 1fr)` }
          : `repeat(${shown.length}, 1fr)`
      }
    >
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
    '& dt': { textStyle: 'heading' },
    '& > div': factRow,
    borderTopWidth: '1px',
    // Side by side, but on phones.
    display: { md: 'grid', _print: 'grid' },
    columnGap: '6',
    '& > div + div': { borderTopWidth: { md: '0', _print: '0' } },
  },
})
