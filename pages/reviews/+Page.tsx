import { chakra } from '@chakra-ui/react/styled-system'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { brandSection } from '../../components/theme/styles.ts'
import { Band } from '../../components/ui/Band.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { ScheduleOrCall } from '../../components/ui/ScheduleOrCall.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { pages, testimonials } from '../../model/records.ts'

const [first, ...others] = testimonials

export function Page() {
  return (
    <>
      <PageHeader {...pages.reviews} drawing={<HeaderDrawing name="reviews" />} isHigh>
        <chakra.div css={brandSection} marginInlineEnd={{ mdToLg: '-15%' }}>
          <Rating isRow />
        </chakra.div>
        <chakra.div hideBelow="md" marginTop="5">
          <ScheduleOrCall onBrand />
        </chakra.div>
      </PageHeader>
      <Band size="medium">
        {first && <Testimonial {...first} isLarge />}
        {others.length > 0 && (
          <chakra.ul
            display="grid"
            columnGap="12"
            gridTemplateColumns={{ md: '1fr 1fr' }}
            marginTop="8"
            css={{ '& > li': { paddingBlock: '6', borderTopWidth: '1px' } }}
          >
            {others.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial {...testimonial} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Band>
      <ClosingCall {...pages.reviews.closing} />
    </>
  )
}
