import type { ComponentProps } from 'react'
import { Room } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={{ mdDown: 'min(55vw, 20rem)' }}
      // Between 768 and 1024 px, the furniture would be cropped.
      css={props.isBare ? undefined : { mdToLg: { '& > g:first-of-type': { display: 'none' } } }}
      {...props}
    />
  )
}
