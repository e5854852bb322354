import { chakra } from '@chakra-ui/react'
import { Rating } from '../../../components/ui/Rating.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { Testimonial } from '../../../components/ui/Testimonial.tsx'
import { testimonials } from '../../../content/testimonials.ts'

export function RatingAndReview() {
  return (
    <Section id="rating" heading="Rated by the people whose houses we know" tone="sunken">
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ md: 'auto minmax(0, 1fr)' }}
        columnGap="12"
        alignItems="center"
      >
        <Rating />
        {testimonials.slice(0, 1).map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} />
        ))}
      </chakra.div>
      <chakra.p marginTop="5">
        <chakra.a href="/reviews" color="fg.link" fontWeight="700" textDecoration="underline">
          Read more reviews
        </chakra.a>
      </chakra.p>
    </Section>
  )
}
