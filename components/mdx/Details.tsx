import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { fold } from '../theme/styles.ts'

/** A part that only some readers need. It unfolds below its title, and is printed in any case. */
export function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold>
      <summary>{title}</summary>
      {children}
    </Fold>
  )
}

const Fold = chakra('details', {
  base: {
    ...fold,
    borderBlockWidth: '1px',
    // Two in a row share a border.
    '& + &': { marginTop: '-1px' },
    '& > :not(summary)': { marginBottom: '4' },
  },
})
