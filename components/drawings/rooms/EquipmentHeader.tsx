import type { ComponentProps } from 'react'
import { Room, standsOutdoors } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function EquipmentHeader(props: ComponentProps<typeof Room>) {
  // Between 768 and 1024 px, a room next to outdoor equipment is as wide as its part of the header,
  // and others are cropped, without their furniture.
  const isOutdoors = standsOutdoors(props.equipment)
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={{ mdDown: 'min(50vw, 20rem)' }}
      css={{
        mdToLg: isOutdoors
          ? // `&&` is more specific than the height that `BesidePicture` sets.
            { '&&': { position: 'absolute', bottom: '0', height: 'auto' } }
          : { '& > g:first-of-type': { display: props.crop ? undefined : 'none' } },
      }}
      {...props}
    />
  )
}
