import type { ComponentProps } from 'react'
import { outdoorMachines, Room } from './Room.tsx'

/**
 * Cropped to the height of a narrow header, a picture with outdoor equipment would show nothing of
 * the room beside it. The sky above it is the header.
 */
const whole = { height: 'auto' }

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={props.isBare ? { mdDown: 'min(46vw, 17rem)' } : undefined}
      css={outdoorMachines.includes(props.machine) ? { mdToLg: { '&&': whole } } : undefined}
      {...props}
    />
  )
}
