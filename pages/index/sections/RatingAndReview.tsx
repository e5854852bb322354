import { chakra } from '@chakra-ui/react'
import { Rating } from '../../../components/ui/Rating.tsx'
import { Section } from '../../../components/ui/Section.tsx'
import { Testimonial } from '../../../components/ui/Testimonial.tsx'
import { TextLink } from '../../../components/ui/TextLink.tsx'
import { testimonials } from '../../../content/testimonials.ts'

export function RatingAndReview() {
  return (
    <Section id="rating" heading="Rated by the people whose houses we know" tone="sunken">
      <chakra.div display="grid" gap="8" gridTemplateColumns={{ md: '1fr 3fr' }} alignItems="start">
        <div>
          <Rating />
          <chakra.p marginTop="3">
            <TextLink href="/reviews">Read more reviews</TextLink>
          </chakra.p>
        </div>
        {testimonials.slice(0, 1).map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} />
        ))}
      </chakra.div>
    </Section>
  )
}
