import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <chakra.figcaption fontWeight="600" color="fg.muted" fontSize="note" marginBottom="2">
        {caption}
      </chakra.figcaption>
      <chakra.div
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
        bg="bg.raised"
        // Keeps the focus ring inside the clipped box.
        css={{ '& .scrolls': { outlineOffset: '-3px' } }}
      >
        {children}
      </chakra.div>
    </figure>
  )
}
