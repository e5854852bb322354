import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Band } from '../ui/Band.tsx'

interface SheetLayoutProps {
  /** What stands beside the sheet, or below it where there is no room. */
  aside: ReactNode
  /** The sheet. */
  children: ReactNode
}

/** The main part of the page of a service or a city. */
export function SheetLayout({ aside, children }: SheetLayoutProps) {
  return (
    <Band
      size="medium"
      display="grid"
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
      _print={{ display: 'block' }}
    >
      {children}
      <chakra.div
        display="grid"
        gap="8"
        position={{ lg: 'sticky' }}
        top="6"
        // Paper has the sheet alone, or a coupon that is printed by itself: see startCoupons.ts.
        css={{ _print: { '&:not(:has([data-printed]))': { display: 'none' } } }}
      >
        {aside}
      </chakra.div>
    </Band>
  )
}

/** A part of the aside, under its heading. */
export function AsideSection({
  id,
  heading,
  children,
}: {
  /** Id of the heading, unique on the page. */
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section>
      <chakra.h2 id={id} fontSize="title" marginBottom="3">
        {heading}
      </chakra.h2>
      {children}
    </section>
  )
}
