import type { ComponentProps } from 'react'
import { Room } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ lg: '0.75rem' }}
      borderColor="scene.wall"
      css={props.isBare ? cropped : undefined}
      {...props}
    />
  )
}

/** At 768 px, only what is beyond the wall in the middle: there is no room for both halves. */
const cropped = {
  mdToLg: { width: 'auto', aspectRatio: '262 / 240', marginInlineStart: 'auto' },
} as const
