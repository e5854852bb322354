import { chakra } from '@chakra-ui/react/styled-system'
import { business, fillWords, plural, words } from '../../model/records.ts'
import { decimal } from '../browser/formatNumber.ts'
import { Stars } from './Stars.tsx'
import { Words } from './Words.tsx'

interface RatingProps {
  /** Whether the stars and the count are always next to the figure. Otherwise, only below 768 px. */
  isRow?: boolean
}

/** Renders nothing for a business without a rating. */
export function Rating({ isRow = false }: RatingProps) {
  if (!business.rating) return null
  const { value, count, source } = business.rating
  return (
    <div>
      <Score isRow={isRow}>
        <strong>{value}</strong>{' '}
        <span aria-hidden="true">
          <Stars rating={value} />
        </span>
        <span>
          <Words
            text={plural(words.rating.outOf, count)}
            count={<strong>{decimal(count)}</strong>}
          />
          {source && ` ${fillWords(words.rating.source, { source })}`}
        </span>
      </Score>
      {!source && <SampleNote>{words.rating.sample}</SampleNote>}
    </div>
  )
}

const Score = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    alignItems: 'end',
    marginBottom: '3',
    '& > strong': {
      gridRow: 'span 2',
      fontFamily: 'heading',
      fontSize: 'figure',
      lineHeight: '0.8',
      color: 'fg.brand',
    },
    '& > [aria-hidden] *': { fontSize: 'title' },
    '& > span + span': { alignSelf: 'start', textWrap: 'balance' },
  },
  variants: {
    isRow: {
      false: {
        md: { gridTemplateColumns: '1fr', rowGap: '2', '& > strong': { gridRow: 'auto' } },
      },
    },
  },
})

export const SampleNote = chakra('p', { base: { fontSize: 'note', color: 'fg.muted' } })
