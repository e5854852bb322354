import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { home } from '../../../model/records.ts'
import { readScene, sceneStyles } from '../paints.ts'

const hasRowHouses = home.hero.drawing === 'row-houses'

/** The houses of any place behind a drawing. Each has its own row houses. */
const houses: Record<string, string> = {
  lost: 'houses',
  signpost: 'houses',
  talk: 'houses',
  tickets: 'tickets-houses',
  visit: 'street',
  'next-steps': 'street',
}

/** A page header's drawing, with houses like those on the home page. */
export function readHeader(name: string) {
  const behind = houses[name]
  if (behind) return read(name, hasRowHouses ? `${name}-row-houses` : behind)
  if (!hasRowHouses && name === 'reviews') return read('street')
  if (!hasRowHouses && name === 'seasons') return read('evening', 'street')
  return read(name)
}

function read(name: string, behind?: string) {
  return readScene(`headers/${name}`, behind && `headers/${behind}`)
}

/**
 * The drawing in a page header.
 * @param name of a file in this folder, without extension
 */
export function HeaderDrawing({
  name,
  ...props
}: { name: string } & ComponentProps<typeof HeaderSvg>) {
  return <HeaderSvg {...readHeader(name)} {...props} />
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
