import { chakra } from '@chakra-ui/react'
import type { Testimonial as TestimonialRecord } from '../../content/model/schema.ts'
import { Stars } from './Stars.tsx'

/** A customer's comment, as a quote. */
export function Testimonial({ name, location, rating, comment }: TestimonialRecord) {
  return (
    <Quote>
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <chakra.figcaption display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
        <strong>{name}</strong>
        <chakra.span color="fg.muted">{location}</chakra.span>
        <Stars rating={rating} />
      </chakra.figcaption>
    </Quote>
  )
}

const Quote = chakra('figure', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    position: 'relative',
    paddingInlineStart: { base: '10', md: '12' },
    breakInside: 'avoid',
    _before: {
      content: '"“"',
      position: 'absolute',
      insetInlineStart: '0',
      top: '-0.1em',
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '5rem',
      lineHeight: '1',
      color: 'action.bg',
    },
    '& blockquote': { fontSize: 'xl', lineHeight: 'snug' },
  },
})
