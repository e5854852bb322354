import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { business, phoneHref } from '../../content/business.ts'
import { formatHours } from '../ui/formatTime.ts'
import { OpeningStatus } from '../ui/OpeningStatus.tsx'
import { Column } from '../ui/Section.tsx'

const firstHours = business.hours.find(({ closed }) => !closed)

/** The first line of every page: emergencies, whether the office is open, and the phone. */
export function TopBar() {
  return (
    <chakra.div
      bg="bg.brandDeep"
      color="fg.onBrand"
      paddingInline="gutter"
      fontSize={{ base: 'xs', sm: 'sm' }}
    >
      <Column
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        columnGap="3"
        alignItems="center"
        paddingBottom={{ base: '1', sm: '0' }}
      >
        <chakra.p fontWeight="600" lineHeight="snug">
          24/7 Emergency HVAC Service
        </chakra.p>
        <OpeningStatus
          fontSize="xs"
          lineHeight="snug"
          gridRow="2"
          // On a phone it has the whole line, for visitors who space their letters.
          gridColumn={{ base: '1 / -1', sm: '1' }}
        >
          {firstHours && `${firstHours.label} ${formatHours(firstHours)}`}
        </OpeningStatus>
        <chakra.a
          href={phoneHref}
          gridColumn="2"
          gridRow={{ base: '1', sm: '1 / span 2' }}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          gap="1"
          whiteSpace="nowrap"
          fontWeight="700"
          textDecoration="underline"
        >
          <Phone size={16} aria-hidden="true" />
          <span>
            <chakra.span display={{ base: 'none', sm: 'inline' }}>Call </chakra.span>
            {business.phone}
          </span>
        </chakra.a>
      </Column>
    </chakra.div>
  )
}
