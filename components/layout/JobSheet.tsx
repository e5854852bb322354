import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { factCard } from '../theme/recipes.ts'
import { Band } from '../ui/Band.tsx'
import { mainAndAside } from '../ui/Bleed.tsx'
import { type SheetRow, SheetRows } from '../ui/SheetRows.tsx'

const placeholder = 'Page content coming soon.'

interface JobSheetProps {
  /** What comes before the sheet, such as a danger notice. */
  before?: ReactNode
  heading: string
  intro: string
  rows: SheetRow[]
  /** A drawn row that the aside follows where space is tight. The other rows are below it. */
  firstRow?: SheetRow | undefined
  /** The owner's text. Without one, a note says that it is to come. */
  children?: ReactNode
  /** Content next to the sheet, or below it where space is tight. Without any, the sheet is wider. */
  aside: ReactNode
}

/** The main part of a service's or city's page. The sheet prints on one page, without the rest. */
export function JobSheet({
  before,
  heading,
  intro,
  firstRow,
  rows,
  children,
  aside,
}: JobSheetProps) {
  const sheet = (
    <>
      <SheetRows rows={rows} />
      {children || (
        <chakra.p fontSize="note" color="fg.muted" marginTop="3">
          {placeholder}
        </chakra.p>
      )}
    </>
  )
  return (
    <Band
      size="medium"
      display="grid"
      columnGap="10"
      rowGap="8"
      alignItems="start"
      // The columns of the page's header.
      gridTemplateColumns={aside ? { lg: mainAndAside } : undefined}
      // A long aside must not make the first row taller.
      gridTemplateRows={firstRow && { lg: 'auto 1fr' }}
      _print={{ display: 'block' }}
    >
      {before}
      <section>
        <chakra.h2 id="sheet" fontSize="title">
          {heading}
        </chakra.h2>
        <chakra.p fontSize={{ md: 'lead' }} marginTop="2" marginBottom="5">
          {intro}
        </chakra.p>
        {firstRow ? <SheetRows rows={[firstRow]} /> : sheet}
      </section>
      {aside && (
        <chakra.div
          display="grid"
          gap="6"
          gridRow={firstRow && { lg: 'span 2' }}
          // On tablets, two lists are side by side. A coupon and a last list span both columns.
          gridTemplateColumns={{ mdToLg: '1fr 1fr' }}
          css={{
            '& > :not(section), & > :nth-child(4)': { gridColumn: { mdToLg: '1 / -1' } },
            // Prints the sheet alone, unless a coupon is being printed: see startCoupons.ts.
            _print: { '&:not(:has([data-printed]))': { display: 'none' } },
          }}
        >
          {aside}
        </chakra.div>
      )}
      {firstRow && <div>{sheet}</div>}
    </Band>
  )
}

/** A section of the aside, with a heading. */
export function AsideSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <chakra.section css={factCard} paddingBlock="4">
      <chakra.h2 fontSize="lead" marginBottom="2">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
