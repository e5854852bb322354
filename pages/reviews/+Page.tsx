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
      <Band
        size="medium"
        display="grid"
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={{ lg: '1fr 2fr' }}
        alignItems="start"
      >
        <Rating size="large" />
        <chakra.ul
          css={{
            '& > li': { paddingBlock: '6', borderTopWidth: '1px' },
            '& > li:first-of-type blockquote': { lg: { fontSize: 'title' } },
          }}
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
