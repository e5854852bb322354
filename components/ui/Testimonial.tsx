import { chakra } from '@chakra-ui/react/styled-system'
import { words } from '../../model/records.ts'
import type { Testimonial as TestimonialRecord } from '../../model/schemas/testimonials.ts'
import { SampleNote } from './Rating.tsx'
import { Stars } from './Stars.tsx'

interface TestimonialProps extends TestimonialRecord {
  isLarge?: boolean
}

export function Testimonial({
  name,
  location,
  rating,
  comment,
  sample,
  translated,
  isLarge,
}: TestimonialProps) {
  return (
    <Quote isLarge={isLarge}>
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <chakra.figcaption display="grid">
        <Stars rating={rating} />
        <span>
          <strong>{name}</strong> <chakra.span color="fg.muted">{location}</chakra.span>
        </span>
        {translated && <SampleNote>{words.languages.translated}</SampleNote>}
        {sample && <SampleNote>{words.rating.sampleText}</SampleNote>}
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
    // On a phone, the mark is above the text.
    paddingTop: { mdDown: '8' },
    paddingInlineStart: { md: '10', lg: '12' },
    breakInside: 'avoid',
    _before: {
      content: '"“"',
      position: 'absolute',
      insetInlineStart: '0',
      top: { base: '0', md: '-1.5' },
      textStyle: 'heading',
      fontSize: 'hero',
      lineHeight: '1',
      color: 'action.bg',
    },
    '& blockquote': { fontSize: 'lead', lineHeight: 'snug' },
  },
  variants: {
    isLarge: {
      true: {
        paddingInlineStart: { md: '4.5rem', lg: '5.5rem' },
        paddingTop: { mdDown: '10' },
        _before: { top: '0', fontSize: 'figure', lineHeight: '0.9' },
        '& blockquote': { fontSize: 'title', textWrap: 'balance' },
      },
    },
  },
})
