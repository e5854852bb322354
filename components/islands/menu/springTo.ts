import { cancelFrame, type FrameData, frame, type MotionValue, spring } from 'framer-motion'

/**
 * Moves a value as a spring does, from where it is and as fast as it goes; at once, where motion is not wanted.
 * The work of framer-motion's `animate`, which brings 5 KB (brotli) of colors, key frames and easings along.
 * @returns what stops it
 */
export function springTo(value: MotionValue<number>, target: number, arrived: () => void) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    value.jump(target)
    arrived()
    return () => {}
  }
  const velocity = value.getVelocity()
  const generator = spring({
    keyframes: [value.get(), target],
    velocity,
    visualDuration: 0.25,
    bounce: 0,
    // For a value from 0 to 1; the defaults are for pixels.
    restDelta: 0.001,
    restSpeed: 0.01,
  })
  let start: number | undefined
  const step = ({ timestamp }: FrameData) => {
    start ??= timestamp
    const state = generator.next(timestamp - start)
    value.set(state.done ? target : state.value)
    if (!state.done) return
    cancelFrame(step)
    arrived()
  }
  frame.update(step, true)
  return () => cancelFrame(step)
}
