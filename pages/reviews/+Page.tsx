import { chakra } from '@chakra-ui/react/styled-system'
import { LitStreetHead } from '../../components/drawings/heads/LitStreetHead.tsx'
import { ClosingCall } from '../../components/layout/ClosingCall.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { Rating } from '../../components/ui/Rating.tsx'
import { Testimonial } from '../../components/ui/Testimonial.tsx'
import { pages, testimonials } from '../../content/model/records.ts'

export function Page() {
  return (
    <>
      <PageHeader {...pages.reviews} drawing={<LitStreetHead />} />
      <Band size="medium" display="grid" gap="8">
        <Rating size="large" />
        <chakra.ul
          display="grid"
          columnGap="8"
          gridTemplateColumns={{ lg: 'repeat(3, 1fr)' }}
          css={{ '& > li': { paddingBlock: '6', borderTopWidth: '1px' } }}
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <Testimonial {...testimonial} />
            </li>
          ))}
        </chakra.ul>
      </Band>
      <ClosingCall {...pages.reviews.closing} />
    </>
  )
}
