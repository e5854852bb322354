import { animateValue, type MotionValue, spring } from 'framer-motion'

/** Movement (px) after which a press counts as a swipe, for touch and for other pointers. */
const slop = { touch: 10, other: 2 }
/** A swipe to the right by more than this (px) dismisses. */
const threshold = 50

/**
 * Animates a value (px) with a spring, from its current velocity. Sets it at once if the visitor
 * prefers reduced motion.
 */
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
 * Lets visitors swipe an element away to the right. Only the first finger counts.
 * @param x its offset in px, changed by the swipe and by its owner
 * @param onAway called when it is released far enough to the right
 * @returns a function that removes the listeners
 */
export function swipe(element: HTMLElement, x: MotionValue<number>, onAway: () => void) {
  let start: PointerEvent | undefined
  /** Undefined until the pointer has moved far enough to tell. */
  let isSwipe: boolean | undefined

  const begin = (event: PointerEvent) => {
    if (!event.isPrimary) return
    isSwipe = event.button <= 0 ? undefined : false
    start = event
  }
  const move = (event: PointerEvent) => {
    if (isSwipe === false || event.buttons !== 1 || !event.isPrimary) return
    // This file may have loaded after the press.
    start ??= event
    const right = event.clientX - start.clientX
    if (isSwipe === undefined) {
      const down = Math.abs(event.clientY - start.clientY)
      const buffer = event.pointerType === 'touch' ? slop.touch : slop.other
      if (Math.max(Math.abs(right), down) <= buffer) return
      isSwipe = right > down
      if (!isSwipe) return
      element.setPointerCapture(event.pointerId)
    }
    x.stop()
    x.set(Math.max(0, right))
  }
  const end = ({ clientX, clientY, isPrimary, type }: PointerEvent) => {
    if (!isPrimary) return
    if (start && isSwipe) {
      const right = clientX - start.clientX
      const isFar = right > threshold && right > Math.abs(clientY - start.clientY)
      if (type === 'pointerup' && isFar) onAway()
      else slide(x, 0)
      // The release fires its click before the next task.
      setTimeout(() => {
        isSwipe = undefined
      })
    }
    start = undefined
  }
  const preventClick = (event: Event) => {
    if (!isSwipe) return
    event.preventDefault()
    event.stopPropagation()
  }

  const listeners = new AbortController()
  const { signal } = listeners
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  element.addEventListener('click', preventClick, { signal, capture: true })
  // Browsers would drag a link or a selection instead.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => listeners.abort()
}
