import { chakra } from '@chakra-ui/react'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall'
import { Column } from '../../../components/ui/Section'
import { hero } from '../../../content/home'

export function Hero() {
  return (
    <chakra.div bg="bg.brand" color="fg.onBrand" paddingInline="gutter" paddingBlock="section">
      <Column>
        <chakra.p color="fg.onBrandMuted" fontWeight="600" fontSize="sm">
          {hero.eyebrow}
        </chakra.p>
        <chakra.h1
          fontFamily="heading"
          fontSize="4xl"
          fontWeight="700"
          lineHeight="tight"
          marginTop="3"
          maxWidth="14em"
        >
          {hero.heading}
        </chakra.h1>
        <chakra.p fontSize="lg" maxWidth="prose" marginTop="5" marginBottom="6">
          {hero.text}
        </chakra.p>
        <ScheduleOrCall label="Schedule Service Now" onBrand />
      </Column>
    </chakra.div>
  )
}
