import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { Machine, Task } from '../../../content/model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readBareRoom, readRoom } from './readRoom.ts'

interface RoomProps extends ComponentProps<typeof Scene> {
  machine: Machine
  task?: Task
  /** Only the walls, the window, and the equipment. */
  isBare?: boolean
  /** Only the equipment and the ground that it stands on. */
  isHalf?: boolean
}

/** Equipment that stands outside, on the right of its room. */
export const outdoorMachines: Machine[] = ['condenser', 'heatPump', 'van']

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ machine, task, isBare, isHalf, ...props }: RoomProps) {
  const { viewBox, ...drawing } = isBare || isHalf ? readBareRoom(machine) : readRoom(machine, task)
  return (
    <Scene
      {...drawing}
      viewBox={isHalf ? `${outdoorMachines.includes(machine) ? 210 : 246} 22 210 210` : viewBox}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      {...props}
    />
  )
}

const Scene = chakra('svg', { base: sceneRecipe })
