import type { Machine } from '../../../content/model/schemas/services.ts'
import { readHalfRoom } from '../rooms/readRoom.ts'
import { HeadPicture } from './Head.tsx'

/** The drawing of an article's header: the right half of a room, with the equipment. */
export function MachineHead({ machine }: { machine: Machine }) {
  return (
    <HeadPicture
      {...readHalfRoom(machine)}
      width={{ base: 'auto', mdToLg: 'auto' }}
      maxHeight="16rem"
      aspectRatio="290 / 240"
      marginInlineStart="auto"
    />
  )
}
