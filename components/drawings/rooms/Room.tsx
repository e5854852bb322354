import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { readDrawing } from '../readDrawing.ts'

/**
 * A room in section with the machine that a service looks after: decoration. When it is cut, its lower right stays in
 * view. Each is an SVG file of 480 × 240 units.
 */
export function Room({ machine }: { machine: Machine }) {
  return <Scene {...readDrawing(`rooms/${machine}`)} aria-hidden="true" />
}

const Scene = chakra(
  'svg',
  {
    base: {
      width: '100%',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeWidth: '2.5',
      _highContrast: { bg: 'bg.brand' },
      '& .wall': { fill: 'scene.wall' },
      '& .facade': { fill: 'scene.facade' },
      '& .roof': { fill: 'scene.roof' },
      '& .paper': { fill: 'scene.paper', stroke: 'scene.wall' },
      '& .warmRoom': { fill: 'scene.warmRoom' },
      '& .warmThing': { fill: 'scene.warmThing' },
      '& .coolRoom': { fill: 'scene.coolRoom' },
      '& .coolThing': { fill: 'scene.coolThing' },
      '& .hot': { fill: 'scene.hot' },
      '& .line': { stroke: 'scene.line' },
      '& .seam': { stroke: 'scene.wall' },
      '& .cold': { stroke: 'scene.cold' },
      '& .warm': { stroke: 'scene.hot' },
      '& .radiator': { stroke: 'scene.hotDeep', strokeWidth: '8' },
      '& .frost': { stroke: 'scene.coolThing' },
    },
  },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
