import { chakra } from '@chakra-ui/react/styled-system'
import { acSymptoms } from '../../model/records.ts'

/**
 * A chart of symptoms, what to check first, and when to call. Its columns stack on a phone. Renders
 * nothing without records.
 */
export function AcSymptomChart() {
  if (acSymptoms.length === 0) return null
  return (
    <Chart>
      <ul>
        {acSymptoms.map(({ notice, first, call }) => (
          <li key={notice}>
            <p>
              <strong>{notice}</strong>
            </p>
            <p>Before you call: {first}</p>
            <p>{call}</p>
          </li>
        ))}
      </ul>
    </Chart>
  )
}

const Chart = chakra('div', {
  base: {
    fontSize: 'note',
    lineHeight: 'snug',
    '& ul': { listStyle: 'none', paddingInlineStart: '0' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: '4fr 7fr 6fr' },
      borderWidth: '1px',
      borderRadius: 'md',
      overflow: 'hidden',
      breakInside: 'avoid',
    },
    '& p': { padding: '3', bg: 'bg.raised' },
    '& p + p': { bg: 'bg.cool' },
    '& p + p + p': { bg: 'bg.warm' },
  },
})
