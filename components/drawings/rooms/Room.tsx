import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { readDrawing } from '../readDrawing.ts'
import { sceneRecipe } from '../sceneRecipe.ts'

/**
 * A room in section with the machine that a service looks after: decoration. When it is cut, its lower right stays in
 * view. Each is an SVG file of 480 × 240 units.
 */
export function Room({ machine }: { machine: Machine }) {
  return <Scene {...readDrawing(`rooms/${machine}`)} aria-hidden="true" />
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
