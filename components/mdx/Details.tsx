import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { disclosure } from '../theme/recipes.ts'

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
    borderBlockWidth: '1px',
    // Two in a row share a border.
    '& + &': { marginTop: '-1px' },
    '&::details-content': { contentVisibility: { _print: 'visible' } },
    '& > summary': { ...disclosure, paddingBlock: '3', color: 'fg.brand' },
    // As wide as the text of the article.
    '& > :not(summary)': { maxWidth: { lg: 'article' }, marginBottom: '4' },
  },
})
