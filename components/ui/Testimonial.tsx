import { chakra } from '@chakra-ui/react'
import type { Testimonial as TestimonialRecord } from '../../content/model/schema.ts'
import { Card } from './Card.tsx'
import { Stars } from './Stars.tsx'

/** What one customer said. */
export function Testimonial({ testimonial }: { testimonial: TestimonialRecord }) {
  const { name, location, rating, comment } = testimonial
  return (
    <Card as="figure" height="100%" gap="3" borderTopWidth="4px" borderTopColor="action.bg">
      <Stars rating={rating} />
      <chakra.blockquote fontSize="lg" lineHeight="normal">
        <p>{comment}</p>
      </chakra.blockquote>
      <chakra.figcaption>
        <chakra.strong display="block">{name}</chakra.strong>
        <chakra.span color="fg.muted">{location}</chakra.span>
      </chakra.figcaption>
    </Card>
  )
}
