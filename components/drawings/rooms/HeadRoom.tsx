import type { ComponentProps } from 'react'
import { Room } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      css={props.isBare ? standing : undefined}
      {...props}
    />
  )
}

/** Low on a phone. At 768 px, most of the room stands on the header's ground, below the sky. */
const standing = {
  '&&': {
    mdDown: { height: '10.5rem' },
    mdToLg: { position: 'absolute', bottom: '0', height: 'auto', aspectRatio: '37 / 20' },
  },
} as const
