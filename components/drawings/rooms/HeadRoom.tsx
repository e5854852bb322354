import type { ComponentProps } from 'react'
import { outdoorMachines } from '../../../content/model/schemas/services.ts'
import { Room } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  // Between 768 and 1024 px, the furniture would be cropped, and so would the room next to outdoor
  // equipment.
  const isOutdoors = outdoorMachines.includes(props.machine)
  const isCropped = isOutdoors || !props.isBare
  return (
    <Room
      // The wall of the house, or the edge of the night outside.
      borderInlineStartWidth={{ md: '0.75rem', mdToLg: isOutdoors ? '2px' : undefined }}
      borderColor="scene.wall"
      height={{ mdDown: 'min(50vw, 20rem)' }}
      css={{
        mdToLg: {
          ...(isCropped && { '& > g:first-of-type': { display: 'none' } }),
          ...(isOutdoors && { '& > path:first-of-type': { fill: 'bg.brandDeep' } }),
        },
      }}
      {...props}
    />
  )
}
