import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** One `Pros` and one `Cons`, side by side where there is room. */
export const ProsAndCons = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
})

export const Pros = createSide('Pros')
export const Cons = createSide('Cons')

function createSide(title: 'Pros' | 'Cons') {
  return ({ children }: { children: ReactNode }) => (
    <Side tone={title}>
      <chakra.p fontWeight="600" marginBottom="2">
        {title}
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
      Pros: { borderTopColor: 'fg.success', '& ul': { listStyleType: '"+  "' } },
      Cons: { borderTopColor: 'fg.warm', '& ul': { listStyleType: '"–  "' } },
    },
  },
})
