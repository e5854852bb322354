import { animateValue, type MotionValue, spring } from 'framer-motion'

/** Movement (px) after which a press is a swipe, by finger and by anything else. */
const slop = { touch: 10, other: 2 }
/** A swipe farther to the right than this (px) closes. */
const threshold = 50

/** Moves a value (px) as a spring does, as fast as it goes already; at once where motion is not wanted. */
export async function slide(x: MotionValue<number>, target: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return x.jump(target)
  await x.start((complete) =>
    animateValue({
      keyframes: [x.get(), target],
      velocity: x.getVelocity(),
      type: spring,
      visualDuration: 0.25,
      bounce: 0,
      onUpdate: (value: number) => x.set(value),
      onComplete: complete,
    }),
  )
}

/**
 * Lets an element be swiped away to the right.
 * @param x where it is, in px from its place; a finger moves it, and so may its owner
 * @param onAway called when it is let go far enough to the right
 * @returns what undoes it
 */
export function swipe(element: HTMLElement, x: MotionValue<number>, onAway: () => void) {
  let start: PointerEvent | undefined
  let isSwipe = false
  let isOther = false

  const begin = (event: PointerEvent) => {
    isOther = !event.isPrimary || event.button > 0
    start = event
  }
  const move = (event: PointerEvent) => {
    if (isOther || event.buttons !== 1) return
    // This may have been loaded after the press.
    start ??= event
    const right = event.clientX - start.clientX
    const down = Math.abs(event.clientY - start.clientY)
    const buffer = event.pointerType === 'touch' ? slop.touch : slop.other
    if (!isSwipe && Math.max(Math.abs(right), down) <= buffer) return
    if (!isSwipe && right <= down) {
      isOther = true
      return
    }
    if (!isSwipe) element.setPointerCapture(event.pointerId)
    isSwipe = true
    x.stop()
    x.set(Math.max(0, right))
  }
  const end = ({ clientX, clientY, type }: PointerEvent) => {
    if (start && isSwipe) {
      const right = clientX - start.clientX
      const isFar = right > threshold && right > Math.abs(clientY - start.clientY)
      if (type === 'pointerup' && isFar) onAway()
      else slide(x, 0)
    }
    start = undefined
    // The click of this very release comes before the next task.
    setTimeout(() => {
      isSwipe = false
    })
  }
  const preventClick = (event: Event) => {
    if (!isSwipe) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A link would be dragged as a link.
  const preventDrag = (event: Event) => event.preventDefault()

  const listeners = new AbortController()
  const { signal } = listeners
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  element.addEventListener('click', preventClick, { signal, capture: true })
  element.addEventListener('dragstart', preventDrag, { signal })
  return () => listeners.abort()
}
