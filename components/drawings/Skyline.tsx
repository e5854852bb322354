import { chakra } from '@chakra-ui/react'

interface SkylineProps {
  id: string
  /** Color token of the houses: that of the band below. */
  color: string
}

/** A row of Washington roofs along the edge between two bands; one on a page. */
export function Skyline({ id, color }: SkylineProps) {
  return (
    <chakra.svg
      id={id}
      aria-hidden="true"
      width="100%"
      height="34px"
      color={color}
      // A hair of overlap, so that no line shows between the bands at fractional zoom.
      marginBottom="-1px"
      _highContrast={{ display: 'none' }}
    >
      <defs>
        <pattern id="roofs" width="420" height="34" patternUnits="userSpaceOnUse">
          <path fill="currentColor" d={roofs} />
        </pattern>
      </defs>
      <rect width="100%" height="34" fill="url(#roofs)" />
    </chakra.svg>
  )
}

/** Cornices, turrets, gables, chimneys and a mansard: 420 units wide, 20 high at both ends. */
const roofs = [
  'M0 34V20H6V15H14V11H20V15H44V20H48',
  'V17H52L62 3L72 17V20H78',
  'L96 8L114 20',
  'H118V17H116V14H126V9H131V14H158V17H156V20H162',
  'L168 9H176V5H181V9H204L210 20H216',
  'V16H220L229 4L238 16H244V10H249V16H270V20H276',
  'L290 10L304 20H308L326 7L344 20H350',
  'V14H358V9H363V14H392V18H394V20H420V34z',
].join('')
