import { chakra } from '@chakra-ui/react'
import { RowHouseScene } from '../../../components/drawings/RowHouseScene.tsx'
import { pageHeaderEndId } from '../../../components/layout/ids.ts'
import { Column } from '../../../components/ui/Band.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { hero } from '../../../content/home.ts'

export function Hero() {
  return (
    <chakra.div
      bg="bg.brand"
      color="fg.onBrand"
      paddingInline="gutter"
      paddingTop={{ base: '6', md: '12' }}
      paddingBottom={{ base: '10', md: '12' }}
    >
      <Column
        display="grid"
        gridTemplateColumns={{ md: '6fr 5fr' }}
        gap={{ base: '10', lg: '12' }}
        alignItems="center"
      >
        <div>
          <chakra.p color="fg.onBrandMuted" fontWeight="600" fontSize="sm">
            {hero.eyebrow}
          </chakra.p>
          <chakra.h1 fontSize="4xl" lineHeight="tight" marginTop="3">
            {/* A sentence to a line. */}
            {hero.heading.split(/(?<=[.?!]) /).map((sentence) => (
              <chakra.span key={sentence} display="block">
                {sentence}{' '}
              </chakra.span>
            ))}
          </chakra.h1>
          <chakra.p
            fontSize={{ base: 'md', lg: 'lg' }}
            maxWidth="prose"
            marginTop={{ base: '3', md: '5' }}
            marginBottom={{ base: '5', md: '6' }}
          >
            {hero.text}
          </chakra.p>
          <ScheduleOrCall label="Schedule Service Now" onBrand />
        </div>
        <RowHouseScene id={pageHeaderEndId} />
      </Column>
    </chakra.div>
  )
}
