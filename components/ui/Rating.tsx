import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business.ts'
import { Stars } from './Stars.tsx'

/** The average of all reviews: a large figure, text and decorative stars. */
export function Rating({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const { value, count } = business.rating
  return (
    <p>
      <Figure size={size}>{value}</Figure>{' '}
      <span>
        out of 5 from <strong>{count}</strong> reviews
      </span>
      <chakra.span display="block" aria-hidden="true">
        <Stars rating={value} />
      </chakra.span>
    </p>
  )
}

const Figure = chakra('strong', {
  base: { display: 'block', fontFamily: 'heading', lineHeight: '1', color: 'fg.brand' },
  variants: {
    size: { medium: { fontSize: '4xl' }, large: { fontSize: 'clamp(5rem, 3rem + 9vw, 9rem)' } },
  },
})
