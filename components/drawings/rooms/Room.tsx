import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { readDrawing } from '../readDrawing.ts'
import { sceneRecipe } from '../sceneRecipe.ts'

/**
 * A decoration that shows a cutaway room with the equipment of a service. If it is cropped, its
 * lower right stays in view. Each is an SVG file of 480 × 240 units.
 */
export function Room({ machine }: { machine: Machine }) {
  return <Scene {...readDrawing(`rooms/${machine}`)} aria-hidden="true" />
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
