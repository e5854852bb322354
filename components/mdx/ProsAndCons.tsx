import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Holds one `Pros` and one `Cons`, side by side where there is room. */
export const ProsAndCons = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
})

export function Pros({ children }: { children: ReactNode }) {
  return (
    <Side tone="pros">
      <SideTitle>Pros</SideTitle>
      {children}
    </Side>
  )
}

export function Cons({ children }: { children: ReactNode }) {
  return (
    <Side tone="cons">
      <SideTitle>Cons</SideTitle>
      {children}
    </Side>
  )
}

const Side = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
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

const SideTitle = chakra('p', { base: { fontWeight: '700', marginBottom: '2' } })
