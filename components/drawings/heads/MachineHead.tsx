import type { Machine } from '../../../content/model/schemas/services.ts'
import { readHalfRoom } from '../rooms/readRoom.ts'
import { HeadPicture } from './Head.tsx'

/** The drawing of an article's header: the right half of a room, with the equipment. */
export function MachineHead({ machine }: { machine: Machine }) {
  return (
    <HeadPicture
      {...readHalfRoom(machine)}
      width="auto"
      maxHeight={{ base: '20rem', lg: '18rem' }}
      // Reaches the header's top.
      marginTop="-5"
      aspectRatio="280 / 240"
      marginInlineStart="auto"
    />
  )
}
