/** Why a clock may stand still. */
export type Hold = 'pointer' | 'focus' | 'window'

/** Counts down the time that a toast is seen. It stands still while anything holds it, and goes on with what was left. */
export function createClock(onEnd: () => void) {
  const holds = new Set<Hold>()
  let remaining = Number.POSITIVE_INFINITY
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    if (holds.size > 0 || timer !== undefined || remaining === Number.POSITIVE_INFINITY) return
    startedAt = performance.now()
    timer = setTimeout(onEnd, remaining)
  }

  function pause() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining -= performance.now() - startedAt
  }

  return {
    /** @param duration in ms; `Infinity` never ends */
    start(duration: number) {
      pause()
      remaining = duration
      run()
    },
    stop() {
      pause()
      remaining = Number.POSITIVE_INFINITY
    },
    /** Holds the clock for a reason, or lets it go. */
    hold(reason: Hold, held: boolean) {
      if (held) holds.add(reason)
      else holds.delete(reason)
      if (held) pause()
      else run()
    },
  }
}
