import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { readScene } from '../scenePaints.ts'
import { sceneRecipe } from '../sceneRecipe.ts'

type Name = 'lost' | 'next-steps' | 'seasons' | 'services' | 'talk' | 'tickets' | 'visit'

/** The drawing in a page header. */
export function HeaderDrawing({
  name,
  ...props
}: { name: Name } & ComponentProps<typeof HeaderSvg>) {
  return <HeaderSvg {...readScene(`headers/${name}`)} {...props} />
}

/** A decoration at the lower right of the header, 400 × 200 units. */
export const HeaderSvg = chakra(
  'svg',
  {
    base: {
      ...sceneRecipe,
      height: 'auto',
      // At most half of a phone's screen in landscape.
      maxHeight: { base: '11.25rem', md: '18.5rem' },
    },
  },
  {
    defaultProps: {
      viewBox: '0 0 400 200',
      preserveAspectRatio: 'xMaxYMax meet',
      'aria-hidden': true,
    },
  },
)
