import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { business, phoneHref } from '../../content/business.ts'
import { formatTime } from '../ui/formatTime.ts'
import { OpeningStatus } from '../ui/OpeningStatus.tsx'
import { Column } from '../ui/Section.tsx'

const [weekdayHours] = business.hours

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
        // Large text has a row for the message and one for the number.
        css={{ '@media (min-width: 19em)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } }}
        columnGap="3"
        alignItems="center"
        paddingBottom={{ base: '1', sm: '0' }}
      >
        <chakra.p fontWeight="600" lineHeight="snug">
          24/7 Emergency HVAC Service
        </chakra.p>
        <chakra.a
          href={phoneHref}
          gridColumn={{ sm: '2' }}
          gridRow={{ sm: '1 / span 2' }}
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
        <OpeningStatus
          fontSize="xs"
          lineHeight="snug"
          css={{ '@media (max-width: 19em)': { whiteSpace: 'normal', minHeight: '2lh' } }}
          gridRow={{ sm: '2' }}
          // On a phone it has the whole line, for visitors who space their letters.
          gridColumn={{ base: '1 / -1', sm: '1' }}
        >
          {weekdayHours &&
            `${weekdayHours.label} ${formatTime(weekdayHours.opens)}–${formatTime(weekdayHours.closes)}`}
        </OpeningStatus>
      </Column>
    </chakra.div>
  )
}
