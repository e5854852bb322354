import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import type { Slide } from './useSlide.ts'

/** Movement (px) after which a press is a swipe, no longer a tap. */
const slop = 10
/** Share of the panel's width, and widths a second, from which on letting go closes it. */
const farEnough = 0.4
const fastEnough = 1.2

/** Handlers of a panel that can be swiped away to the right. */
export function useSwipeAway({ out, settle, hold }: Slide, close: () => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const swiping = useRef(false)

  const end = () => {
    start.current = undefined
    if (!swiping.current) return
    // The click of this very release comes before the next task.
    setTimeout(() => {
      swiping.current = false
    })
    if (out.get() > farEnough || out.getVelocity() > fastEnough) close()
    else settle()
  }

  return {
    onPointerDown({ isPrimary, button, clientX, clientY }: PointerEvent) {
      if (isPrimary && button === 0) start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
      if (!start.current) return
      // A mouse that was let go beside the panel comes back without a press.
      if (buttons === 0) return end()
      const right = clientX - start.current.x
      if (!swiping.current) {
        if (Math.abs(right) < slop || Math.abs(right) < Math.abs(clientY - start.current.y)) return
        swiping.current = true
        currentTarget.setPointerCapture(pointerId)
        hold()
      }
      out.set(Math.min(1, Math.max(0, right / currentTarget.clientWidth)))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: SyntheticEvent) {
      if (!swiping.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** A link would be dragged as a link. */
    onDragStart: (event: SyntheticEvent) => event.preventDefault(),
  }
}
