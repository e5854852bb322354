import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'

/** Movement (px) after which a press is a swipe, by finger and by anything else. */
const slop = { touch: 10, other: 2 }
/** A swipe farther to the right than this (px) closes. */
const threshold = 50

/** Lets what it holds be swiped away to the right. */
export function SwipeAway({ onAway, children }: { onAway: () => void; children: ReactNode }) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const swiping = useRef(false)

  const end = ({ currentTarget, clientX, clientY, type }: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = undefined
    if (!from || !swiping.current) return
    const right = clientX - from.x
    const away = type === 'pointerup' && right > threshold && right > Math.abs(clientY - from.y)
    if (away) onAway()
    else currentTarget.style.transform = ''
    // The click of this very release comes before the next task.
    setTimeout(() => {
      swiping.current = false
    })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping adds to the toast's close button and to Escape
    <div
      style={{ touchAction: 'none', userSelect: 'none' }}
      onPointerDown={({ button, clientX, clientY }) => {
        if (button === 0) start.current = { x: clientX, y: clientY }
      }}
      onPointerMove={({ currentTarget, pointerId, pointerType, clientX, clientY }) => {
        if (!start.current) return
        const right = clientX - start.current.x
        const down = Math.abs(clientY - start.current.y)
        const buffer = pointerType === 'touch' ? slop.touch : slop.other
        if (!swiping.current) {
          if (Math.max(Math.abs(right), down) <= buffer) return
          if (right <= down) {
            start.current = undefined
            return
          }
          swiping.current = true
          currentTarget.setPointerCapture(pointerId)
        }
        currentTarget.style.transform = `translateX(${Math.max(0, right)}px)`
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClickCapture={(event: SyntheticEvent) => {
        if (!swiping.current) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
