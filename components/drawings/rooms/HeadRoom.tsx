import type { ComponentProps } from 'react'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { Room } from './Room.tsx'

/** Equipment that stands outside, on the right of its room. */
const outdoorMachines: Machine[] = ['condenser', 'heatPump', 'van']

/** The room that fills the right of a page's header. A part of it is cropped, with its left wall. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  // At 768 px, only what stands outside is left.
  const from = outdoorMachines.includes(props.machine) ? 'lg' : 'md'
  return (
    <Room
      borderInlineStartWidth={{ [from]: '0.75rem' }}
      borderColor="scene.wall"
      height={props.isBare ? { mdDown: 'min(46vw, 17rem)' } : undefined}
      {...props}
    />
  )
}
