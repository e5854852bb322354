/** Why a clock may stand still. */
export type Hold = 'pointer' | 'focus' | 'window'

/** Counts down the time that a toast is shown. While anything holds it, it keeps what is left. */
export function createClock(onEnd: () => void) {
  const holds = new Set<Hold>()
  let remaining = Number.POSITIVE_INFINITY
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function pause() {
    if (timer) remaining -= performance.now() - startedAt
    clearTimeout(timer)
    timer = undefined
  }

  function run() {
    pause()
    if (holds.size > 0 || remaining === Number.POSITIVE_INFINITY) return
    startedAt = performance.now()
    timer = setTimeout(onEnd, remaining)
  }

  return {
    /** @param duration in ms; `Infinity` stops it */
    start(duration: number) {
      pause()
      remaining = duration
      run()
    },
    /** Holds the clock for a reason, or lets it go. */
    hold(reason: Hold, isHeld: boolean) {
      if (isHeld) holds.add(reason)
      else holds.delete(reason)
      run()
    },
  }
}
