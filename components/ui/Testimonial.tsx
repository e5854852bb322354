import { chakra } from '@chakra-ui/react'
import type { Testimonial as TestimonialRecord } from '../../content/schema'
import { Card } from './Card'
import { Stars } from './Stars'

/** What one customer said. */
export function Testimonial({ testimonial }: { testimonial: TestimonialRecord }) {
  const { name, location, rating, comment } = testimonial
  return (
    <Card as="figure" height="100%">
      <Stars rating={rating} />
      <chakra.blockquote flexGrow="1">
        <p>{comment}</p>
      </chakra.blockquote>
      <chakra.figcaption fontWeight="700">
        {name}, <chakra.span color="fg.muted">{location}</chakra.span>
      </chakra.figcaption>
    </Card>
  )
}
