import { chakra } from '@chakra-ui/react/styled-system'
import { pageHeaderEndId } from '../../../components/browser/ids.ts'
import { onBrand } from '../../../components/theme/styles.ts'
import { Column } from '../../../components/ui/Band.tsx'
import { ScheduleOrCall } from '../../../components/ui/ScheduleOrCall.tsx'
import { splitSentences } from '../../../components/ui/sentences.tsx'
import { heroPhoto } from '../../../model/pictures.ts'
import { areas, home } from '../../../model/records.ts'
import { HeroPicture } from './HeroPicture.tsx'

const { heading, text, button, drawing } = home.hero
const isPlain = !heroPhoto && drawing === 'none'

export function Hero() {
  return (
    <chakra.div
      css={onBrand}
      paddingInline="gutter"
      paddingTop={{ base: '5', md: '12' }}
      // The summer sky extends beyond the drawing.
      overflow="hidden"
    >
      <Column
        display="grid"
        gridTemplateColumns={
          isPlain ? undefined : { md: '3fr 4fr', lg: '11fr 10fr', xl: '1fr 1fr' }
        }
        gap={{ base: '4', md: '8', xl: '12' }}
        alignItems="end"
      >
        <chakra.div
          id={isPlain ? pageHeaderEndId : undefined}
          paddingBottom={{ base: isPlain ? '6' : undefined, md: '12' }}
          // Of the same width, where they are stacked.
          css={{ '& div > a': { mdToLg: { minWidth: '13rem', justifyContent: 'center' } } }}
        >
          <chakra.p hideBelow="lg" color="fg.onBrandMuted" fontWeight="600" fontSize="note">
            {areas.map(({ short }) => short).join(' · ')}
          </chakra.p>
          <chakra.h1
            fontSize={{ base: 'hero', md: 'page', lg: 'hero' }}
            lineHeight="1.06"
            marginTop={{ lg: '3' }}
          >
            {/* One sentence per line. */}
            {splitSentences(heading).map((sentence) => (
              <chakra.span key={sentence} display="block">
                {sentence}{' '}
              </chakra.span>
            ))}
          </chakra.h1>
          <chakra.p
            fontSize={{ base: 'text', lg: 'lead' }}
            maxWidth="prose"
            marginTop={{ base: '3', md: '5' }}
            marginBottom={{ base: '4', md: '6' }}
          >
            {text}
          </chakra.p>
          <ScheduleOrCall label={button} onBrand />
        </chakra.div>
        {!isPlain && <HeroPicture />}
      </Column>
    </chakra.div>
  )
}
