import type { ComponentProps } from 'react'
import { outdoorMachines, Room } from './Room.tsx'

/**
 * From 768 to 1024 px, a picture with outdoor equipment is shown whole, on the header's lower edge:
 * cropped to the header's height, it would have only a strip of the room.
 */
const whole = { mdToLg: { '&&': { height: 'auto' } } }

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={props.isBare ? { mdDown: 'min(48vw, 17rem)' } : undefined}
      css={outdoorMachines.includes(props.machine) ? whole : undefined}
      {...props}
    />
  )
}
