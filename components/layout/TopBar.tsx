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
      fontFamily="heading"
      fontWeight="700"
      fontSize="md"
    >
      <Column
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="3"
      >
        <chakra.p lineHeight="snug">24/7 Emergency HVAC Service</chakra.p>
        <OpeningStatus
          display={{ base: 'none', md: 'block' }}
          flex="1"
          width="auto"
          minWidth="0"
          color="fg.onBrandMuted"
        >
          {weekdayHours &&
            `${weekdayHours.label} ${formatTime(weekdayHours.opens)}–${formatTime(weekdayHours.closes)}`}
        </OpeningStatus>
        <chakra.a
          href={phoneHref}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          gap="1"
          whiteSpace="nowrap"
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
