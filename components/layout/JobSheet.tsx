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
  /** A section between the introduction and the sheet, or next to the introduction. */
  links?: ReactNode
  /** The owner's text. Without one, a note says that it is to come. */
  children?: ReactNode
  /** Content next to the sheet, or below it where space is tight. Without any, the sheet is wider. */
  aside: ReactNode
}

/** The main part of a service's or city's page. The sheet prints on one page, without the rest. */
export function JobSheet({ before, heading, intro, links, rows, children, aside }: JobSheetProps) {
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
      gridTemplateColumns={aside || links ? { lg: mainAndAside } : undefined}
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
        {!links && sheet}
      </section>
      {links}
      {links && <chakra.div gridColumn={aside ? undefined : { lg: '1 / -1' }}>{sheet}</chakra.div>}
      {aside && (
        <chakra.div
          display="grid"
          gap="6"
          css={{
            // Prints the sheet alone, unless a coupon is being printed: see startCoupons.ts.
            _print: { '&:not(:has([data-printed]))': { display: 'none' } },
          }}
        >
          {aside}
        </chakra.div>
      )}
    </Band>
  )
}

interface LinkCardProps {
  heading: string
  /** 'h3' in a section with a heading of its own. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** A card of links, with a heading. Not printed: the sheet is on one page. */
export function LinkCard({ heading, level = 'h2', children }: LinkCardProps) {
  return (
    <chakra.section css={factCard} paddingBlock="4" _print={{ display: 'none' }}>
      <chakra.h2 as={level} fontSize="lead" marginBottom="2">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
