import { chakra } from '@chakra-ui/react/styled-system'
import { business } from '../../content/model/records.ts'
import { SampleNote } from './SampleNote.tsx'
import { Stars } from './Stars.tsx'

/** The average rating and where the reviews are: a large figure, decorative stars, and text. */
export function Rating({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const { value, count, source } = business.rating
  return (
    <div>
      <Score size={size}>
        <strong>{value}</strong>{' '}
        <span aria-hidden="true">
          <Stars rating={value} />
        </span>
        <span>
          out of 5 from <strong>{count}</strong> reviews{source && ` on ${source}`}
        </span>
      </Score>
      {!source && <SampleNote>Sample rating, not from customers</SampleNote>}
    </div>
  )
}

const Score = chakra('p', {
  base: {
    // On a phone, the stars and the count are next to the figure.
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', md: '1fr' },
    columnGap: '4',
    alignItems: 'end',
    marginBottom: '2',
    '& > strong': {
      gridRow: { mdDown: 'span 2' },
      fontFamily: 'heading',
      lineHeight: '0.8',
      color: 'fg.brand',
    },
    '& > :last-child': { alignSelf: 'start' },
  },
  variants: {
    size: {
      medium: { rowGap: { md: '2' }, '& > strong': { fontSize: 'hero' } },
      large: {
        rowGap: { md: '3' },
        '& > strong': { fontSize: 'figure' },
        '& > [aria-hidden] *': { fontSize: 'title' },
      },
    },
  },
})
