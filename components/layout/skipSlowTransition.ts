/**
 * Leaves out the crossing into the next page on a phone that this page held up: there the two pictures that are taken
 * for it would keep the visitor waiting. Browsers that tell no long tasks cross. https://w3c.github.io/longtasks/
 */
export function skipSlowTransition(): void {
  let isSlow = false
  const observer = new PerformanceObserver(() => {
    isSlow = true
  })
  observer.observe({ type: 'longtask', buffered: true })
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isSlow) return
    // It rejects what nobody waits for.
    viewTransition?.ready.catch(() => {})
    viewTransition?.skipTransition()
  })
}
