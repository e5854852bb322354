import type { ComponentProps } from 'react'
import { outdoorMachines } from '../../../content/model/schemas/services.ts'
import { Room } from './Room.tsx'

/** The room that fills the right of a page's header. A part of its left wall is cropped. */
export function HeadRoom(props: ComponentProps<typeof Room>) {
  // Between 768 and 1024 px, the furniture would be cropped, and so would the room next to outdoor
  // equipment.
  const isCropped = !props.isBare || outdoorMachines.includes(props.machine)
  return (
    <Room
      borderInlineStartWidth={{ md: '0.75rem' }}
      borderColor="scene.wall"
      height={{ mdDown: 'min(50vw, 20rem)' }}
      css={isCropped ? { mdToLg: { '& > g:first-of-type': { display: 'none' } } } : undefined}
      {...props}
    />
  )
}
