import { animate } from 'framer-motion/dom/mini'

/** Movement (px) after which a press counts as a swipe, for touch and for other pointers. */
const slop = { touch: 10, other: 2 }
/** A swipe to the right by more than this (px) dismisses. */
const threshold = 50

/** Puts an element this far (px) to the right of its place. */
export function place(element: HTMLElement, x: number): void {
  for (const animation of element.getAnimations()) animation.cancel()
  element.style.translate = x ? `${x}px` : ''
  // A transition would lag behind the finger.
  element.style.transition = x ? 'none' : ''
}

/** Slides an element there, or puts it there at once if the visitor prefers reduced motion. */
export async function slide(element: HTMLElement, x: number): Promise<void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The easing of Chakra's drawer.
  const options = { duration: isReduced ? 0 : 0.25, ease: [0.32, 0.72, 0, 1] as const }
  await animate(element, { translate: `${x}px` }, options)
  place(element, x)
}

/**
 * Lets visitors swipe an element away to the right. Only the first finger counts.
 * @param moved the part that follows the finger
 * @param onAway called when it is released far enough to the right
 */
export function swipe(element: HTMLElement, moved: HTMLElement, onAway: () => void): void {
  let start: PointerEvent | undefined
  /** Undefined until the pointer has moved far enough to tell. */
  let isSwipe: boolean | undefined

  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return
    isSwipe = event.button <= 0 ? undefined : false
    start = event
  })
  element.addEventListener('pointermove', (event) => {
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
    place(moved, Math.max(0, right))
  })
  const end = ({ clientX, clientY, isPrimary, type }: PointerEvent) => {
    if (!isPrimary) return
    if (start && isSwipe) {
      const right = clientX - start.clientX
      const isFar = right > threshold && right > Math.abs(clientY - start.clientY)
      if (type === 'pointerup' && isFar) onAway()
      else slide(moved, 0)
      // The release fires its click before the next task.
      setTimeout(() => {
        isSwipe = undefined
      })
    }
    start = undefined
  }
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
  const preventClick = (event: Event) => {
    if (!isSwipe) return
    event.preventDefault()
    event.stopPropagation()
  }
  element.addEventListener('click', preventClick, { capture: true })
  // Browsers would drag a link or a selection instead.
  element.addEventListener('dragstart', (event) => event.preventDefault())
}
