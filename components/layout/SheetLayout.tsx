import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Band } from '../ui/Band.tsx'
import { mainAndAside } from '../ui/Bleed.tsx'

interface SheetLayoutProps {
  /** Whether the sheet has something next to its intro. */
  isSplit?: boolean
  /** Content next to the sheet, or below it where space is tight. */
  aside: ReactNode
  /** The sheet. */
  children: ReactNode
}

/** The main part of a service's or city's page. */
export function SheetLayout({ isSplit, aside, children }: SheetLayoutProps) {
  return (
    <Band
      size="medium"
      display="grid"
      columnGap="10"
      rowGap="8"
      alignItems={isSplit ? 'first baseline' : 'start'}
      gridTemplateRows={isSplit ? { lg: 'auto auto 1fr' } : undefined}
      // The columns of the page's header.
      gridTemplateColumns={{ lg: mainAndAside }}
      _print={{ display: 'block' }}
    >
      {children}
      <chakra.div
        display="grid"
        gap="8"
        position={{ lg: 'sticky' }}
        top="6"
        // Prints the sheet alone, unless a coupon is being printed: see startCoupons.ts.
        css={{ _print: { '&:not(:has([data-printed]))': { display: 'none' } } }}
      >
        {aside}
      </chakra.div>
    </Band>
  )
}

/** A section of the aside, with a heading. */
export function AsideSection({
  id,
  heading,
  children,
}: {
  /** The heading's id, unique on the page. */
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section>
      <chakra.h2 id={id} fontSize="lead" marginBottom="3">
        {heading}
      </chakra.h2>
      {children}
    </section>
  )
}
