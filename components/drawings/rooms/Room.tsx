import { chakra } from '@chakra-ui/react/styled-system'
import type { Machine, Task } from '../../../content/model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readHalfRoom, readRoom } from './readRoom.ts'

interface RoomProps {
  machine: Machine
  task?: Task
  /** Only the right half, with the equipment. */
  isHalf?: boolean
}

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ machine, task, isHalf }: RoomProps) {
  return (
    <Scene {...(isHalf ? readHalfRoom(machine) : readRoom(machine, task))} aria-hidden="true" />
  )
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
