import { chakra } from '@chakra-ui/react'
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
      <chakra.div display="grid" gap="8" position={{ lg: 'sticky' }} top="6">
        {aside}
      </chakra.div>
    </Band>
  )
}

/** A part of the aside, under its heading. Only for screens. */
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
    <chakra.section _print={{ display: 'none' }}>
      <chakra.h2 id={id} fontSize="title" marginBottom="3">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
