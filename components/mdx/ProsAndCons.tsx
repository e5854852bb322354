import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { words } from '../../model/records.ts'

/** One `Pros` and one `Cons`, side by side where there is room. */
export const ProsAndCons = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
})

export const Pros = createSide('pros')
export const Cons = createSide('cons')

function createSide(name: 'pros' | 'cons') {
  return ({ children }: { children: ReactNode }) => (
    <Side tone={name}>
      <chakra.p fontWeight="600" marginBottom="2">
        {words.article[name]}
      </chakra.p>
      {children}
    </Side>
  )
}

const Side = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    borderWidth: '1px',
    bg: 'bg.raised',
    borderTopWidth: '4px',
    breakInside: 'avoid',
  },
  variants: {
    tone: {
      pros: { borderTopColor: 'fg.success', '& ul': { listStyleType: '"+  "' } },
      cons: { borderTopColor: 'fg.warm', '& ul': { listStyleType: '"–  "' } },
    },
  },
})
