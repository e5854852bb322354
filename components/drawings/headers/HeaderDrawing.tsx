import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { readScene, sceneStyles } from '../paints.ts'

/**
 * The drawing in a page header.
 * @param name of a file in this folder, without extension
 * @param behind another one, drawn first
 */
export function HeaderDrawing({
  name,
  behind,
  ...props
}: { name: string; behind?: string } & ComponentProps<typeof HeaderSvg>) {
  const scene = readScene(`headers/${name}`, behind && `headers/${behind}`)
  return <HeaderSvg {...scene} {...props} />
}

/** A decoration at the lower right of the header, 400 × 200 units. */
export const HeaderSvg = chakra(
  'svg',
  {
    base: {
      ...sceneStyles,
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
