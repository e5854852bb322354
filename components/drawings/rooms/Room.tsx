import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { readScene } from '../scenePaints.ts'
import { sceneRecipe } from '../sceneRecipe.ts'

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible. Each is a 480 × 240 SVG file.
 */
export function Room({ machine }: { machine: Machine }) {
  return <Scene {...readScene(`rooms/${machine}`)} aria-hidden="true" />
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
