import { chakra } from '@chakra-ui/react/styled-system'
import { business } from '../../content/model/records.ts'
import { SampleNote } from './SampleNote.tsx'
import { Stars } from './Stars.tsx'

/** The average rating and where the reviews are: a large figure, decorative stars, and text. */
export function Rating({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const { value, count, source } = business.rating
  return (
    <div>
      <p>
        <Figure size={size}>{value}</Figure>{' '}
        <chakra.span display="block" aria-hidden="true">
          <Stars rating={value} />
        </chakra.span>
        out of 5 from <strong>{count}</strong> reviews{source && ` on ${source}`}
      </p>
      {!source && <SampleNote>Sample rating, not from customers</SampleNote>}
    </div>
  )
}

const Figure = chakra('strong', {
  base: { display: 'block', fontFamily: 'heading', lineHeight: '1', color: 'fg.brand' },
  variants: {
    size: { medium: { fontSize: 'page' }, large: { fontSize: 'figure' } },
  },
})
