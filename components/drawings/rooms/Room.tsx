import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { type Machine, outdoorMachines, type Task } from '../../../model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readBareRoom, readRoom } from './readRoom.ts'

interface RoomProps extends ComponentProps<typeof Scene> {
  machine: Machine
  task?: Task
  /** Only the walls, the window, and the equipment. */
  isBare?: boolean
  /** Only the equipment and the ground that it stands on. */
  isCloseUp?: boolean
}

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ machine, task, isBare, isCloseUp, ...props }: RoomProps) {
  const { viewBox, ...drawing } =
    isBare || isCloseUp ? readBareRoom(machine) : readRoom(machine, task)
  const isOutdoors = outdoorMachines.includes(machine)
  return (
    <Scene
      {...drawing}
      viewBox={isCloseUp ? `${isOutdoors ? 210 : 246} 22 210 210` : viewBox}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      {...props}
    />
  )
}

const Scene = chakra('svg', { base: sceneRecipe })
