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
  /** A card next to the introduction, or below it on phones. */
  card?: ReactNode
  /** A panel of drawings, as wide as the page's column. */
  panel?: ReactNode
  /** Facts below the panel, if it doesn't have them. */
  rows?: SheetRow[]
  /** The owner's text. Without one, a note says that it is to come. */
  children?: ReactNode
  /** A coupon and a card of links below the rows, or one of them. */
  links?: ReactNode[]
}

/** The main part of a service's or city's page. It prints on one page. */
export function JobSheet({
  before,
  heading,
  intro,
  card,
  panel,
  rows,
  children,
  links,
}: JobSheetProps) {
  return (
    <Band
      size="medium"
      display="grid"
      columnGap="10"
      rowGap={{ base: '6', md: '8' }}
      alignItems="start"
      // The columns of the page's header.
      gridTemplateColumns={{ md: mainAndAside }}
      // Browsers move a grid to the next page as a whole.
      _print={{ display: 'block', '& > * + *': { marginTop: '2' } }}
    >
      {before}
      <chakra.section {...(!card && { gridColumn: '1 / -1', maxWidth: 'article' })}>
        <chakra.h2 id="sheet" fontSize="title">
          {heading}
        </chakra.h2>
        <chakra.p fontSize={{ md: 'lead' }} marginTop="2">
          {intro}
        </chakra.p>
      </chakra.section>
      {card}
      {panel}
      <chakra.div gridColumn="1 / -1">
        {rows && <SheetRows rows={rows} />}
        {children || (
          <chakra.p fontSize="note" color="fg.muted" marginTop={rows && '3'}>
            {placeholder}
          </chakra.p>
        )}
      </chakra.div>
      {links && links.length > 0 && (
        <chakra.div
          display={{ base: 'grid', _print: 'none' }}
          gap="6"
          gridColumn="1 / -1"
          // A coupon next to links, or either of them alone.
          gridTemplateColumns={{ md: links.length > 1 ? '5fr 7fr' : undefined }}
        >
          {links}
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
    <chakra.section css={factCard} paddingBlock="1rem 0.5rem" _print={{ display: 'none' }}>
      <chakra.h2 as={level} fontSize="lead" marginBottom="2">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
