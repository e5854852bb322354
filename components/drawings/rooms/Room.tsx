import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { Machine, Task } from '../../../content/model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readHalfRoom, readRoom } from './readRoom.ts'

interface RoomProps extends ComponentProps<typeof Scene> {
  machine: Machine
  task?: Task
  /** Only the right half, with the equipment. */
  isHalf?: boolean
}

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ machine, task, isHalf, ...props }: RoomProps) {
  const drawing = isHalf ? readHalfRoom(machine) : readRoom(machine, task)
  return <Scene {...drawing} aria-hidden="true" {...props} />
}

const Scene = chakra(
  'svg',
  { base: sceneRecipe },
  { defaultProps: { preserveAspectRatio: 'xMaxYMax slice' } },
)
