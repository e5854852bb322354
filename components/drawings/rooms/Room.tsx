import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { type Equipment, outdoorEquipment, type Task } from '../../../model/schemas/services.ts'
import { sceneRecipe } from '../sceneRecipe.ts'
import { readBareRoom, readRoom } from './readRoom.ts'

interface RoomProps extends ComponentProps<typeof Scene> {
  equipment: Equipment
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
export function Room({ equipment, task, isBare, isCloseUp, ...props }: RoomProps) {
  const { viewBox, ...drawing } =
    isBare || isCloseUp ? readBareRoom(equipment) : readRoom(equipment, task)
  const isOutdoors = outdoorEquipment.includes(equipment)
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
