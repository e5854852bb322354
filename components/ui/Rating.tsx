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
    display: 'grid',
    '& > strong': { fontFamily: 'heading', lineHeight: '1', color: 'fg.brand' },
  },
  variants: {
    size: {
      medium: { '& > strong': { fontSize: 'hero' } },
      // Below 1024 px, the stars and the count sit next to the figure.
      large: {
        gridTemplateColumns: { base: 'auto 1fr', lg: '1fr' },
        columnGap: '5',
        rowGap: { lg: '3' },
        marginBottom: '2',
        alignItems: 'end',
        '& > strong': { fontSize: 'figure', lineHeight: '0.8', gridRow: 'span 2' },
        '& > [aria-hidden] *': { fontSize: 'title' },
        '& > :last-child': { alignSelf: 'start' },
      },
    },
  },
})
