import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { Equipment, Task } from '../../../model/schemas/services.ts'
import { readScene, sceneStyles } from '../paints.ts'

interface RoomProps extends ComponentProps<typeof Scene> {
  equipment: Equipment
  /** What stands in front of the equipment. */
  task?: Task
  /** `room` leaves out the furniture, and `equipment` all but the equipment on its ground. */
  crop?: 'room' | 'equipment'
}

/** In the first `<g>`. Outdoors, it is in another, with all that is inside the house. */
export const furniture = /<g>(?:(?!<g>).)*?<\/g>/

/** Whether the equipment stands outside, on the right of its room, which is 60 units narrower. */
export function standsOutdoors(equipment: Equipment): boolean {
  return readScene(`rooms/${equipment}`).viewBox === '0 0 420 240'
}

/**
 * A decorative cutaway of a room with a service's equipment. If cropped, the lower-right corner
 * stays visible.
 */
export function Room({ equipment, task, crop, ...props }: RoomProps) {
  const { viewBox, dangerouslySetInnerHTML } = readScene(`rooms/${equipment}`)
  const isOutdoors = standsOutdoors(equipment)
  const room = dangerouslySetInnerHTML.__html.replace(crop ? furniture : '', '')
  const tools = task ? readScene(`tasks/${task}`).dangerouslySetInnerHTML.__html : ''
  const shifted = tools && isOutdoors ? `<g transform="translate(-60)">${tools}</g>` : tools
  return (
    <Scene
      viewBox={crop === 'equipment' ? `${isOutdoors ? 210 : 246} 22 210 210` : viewBox}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      {...{ dangerouslySetInnerHTML: { __html: room + shifted } }}
      {...props}
    />
  )
}

const Scene = chakra('svg', { base: sceneStyles })
