import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readHalfRoom, readRoom } from './readRoom.ts'

interface RoomProps {
  machine: Machine
  /** Only the right half, with the equipment. */
  isHalf?: boolean
}

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ machine, isHalf }: RoomProps) {
  return <Scene {...(isHalf ? readHalfRoom : readRoom)(machine)} aria-hidden="true" />
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
