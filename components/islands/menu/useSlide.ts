import { type MotionValue, motionValue } from 'framer-motion'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { springTo } from './springTo.ts'

export interface Slide {
  /** Whether the panel is to be seen: open, or still on its way out. */
  present: boolean
  /** Where the panel is: 0 open, 1 out. A finger sets the same value. */
  out: MotionValue<number>
  panel: RefCallback<HTMLElement>
  backdrop: RefCallback<HTMLElement>
  /** Moves the panel to its place again, from where a finger left it. */
  settle(): void
  /** Stops the panel where it is, for a finger. */
  hold(): void
}

interface Parts {
  panel?: HTMLElement | null
  backdrop?: HTMLElement | null
}

/** Moves a panel in from the right and out again, its backdrop fading along; where motion is not wanted, it is there or gone. */
export function useSlide(open: boolean): Slide {
  const [gone, setGone] = useState(true)
  const [out] = useState(() => motionValue(1))
  const parts = useRef<Parts>({})
  const stop = useRef(() => {})

  // Painted when they come, so that neither shows for a frame where it does not belong.
  const place = useCallback(
    (part: Parts) => {
      Object.assign(parts.current, part)
      paint(parts.current, out.get())
    },
    [out],
  )
  const hold = useCallback(() => stop.current(), [])
  const settle = useCallback(() => {
    hold()
    if (open) setGone(false)
    stop.current = springTo(out, open ? 0 : 1, () => setGone(!open))
  }, [open, out, hold])

  useEffect(() => out.on('change', (value) => paint(parts.current, value)), [out])
  useEffect(settle, [settle])

  return {
    present: open || !gone,
    out,
    panel: useCallback((panel) => place({ panel }), [place]),
    backdrop: useCallback((backdrop) => place({ backdrop }), [place]),
    settle,
    hold,
  }
}

function paint({ panel, backdrop }: Parts, out: number) {
  if (panel) panel.style.transform = `translateX(${out * 100}%)`
  if (backdrop) backdrop.style.opacity = String(1 - out)
}
