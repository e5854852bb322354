import type { ComponentProps } from 'react'
import { outdoorMachines } from '../../../content/model/schemas/services.ts'
import { Room } from './Room.tsx'

/**
 * From 768 to 1024 px, a picture with outdoor equipment stands on the header's lower edge. It begins
 * left of the room's window. As high as the header, it would have only a strip of the room.
 */
const lower = { mdToLg: { '&&': { height: 'auto', aspectRatio: '1.46' } } }

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={props.isBare ? { mdDown: 'min(48vw, 17rem)' } : undefined}
      css={outdoorMachines.includes(props.machine) ? lower : undefined}
      {...props}
    />
  )
}
