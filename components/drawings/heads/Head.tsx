import { chakra } from '@chakra-ui/react/styled-system'
import { readDrawing } from '../readDrawing.ts'

/** Names of the SVG files beside this one. */
type Name = 'lost' | 'next-steps' | 'seasons' | 'services' | 'talk' | 'tickets' | 'visit'

/** The drawing in a page's header. */
export function Head({ name }: { name: Name }) {
  return <HeadPicture {...readDrawing(`heads/${name}`)} />
}

/** Decoration at the lower right of the band, 400 × 200 units, in the colors of the home page's scene. */
export const HeadPicture = chakra(
  'svg',
  {
    base: {
      width: '100%',
      height: 'auto',
      maxHeight: { base: '8.5rem', md: '15rem' },
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeWidth: '2.5',
      _highContrast: { bg: 'bg.brand' },
      '& .wall': { fill: 'scene.wall' },
      '& .facade': { fill: 'scene.facade' },
      '& .roof': { fill: 'scene.roof' },
      '& .paper': { fill: 'scene.paper' },
      '& .lit': { fill: 'scene.warmThing' },
      '& .hot': { fill: 'scene.hot' },
      '& .cool': { fill: 'scene.coolThing' },
      '& .line': { stroke: 'scene.line' },
      '& .seam': { stroke: 'scene.wall' },
      '& .warm': { stroke: 'scene.hot' },
      '& .cold': { stroke: 'scene.coolThing' },
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
