import type { JSHandle, Page } from 'playwright/test'

/** Elements with animations, or with transitions longer than 10 ms. */
export function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.getAnimations().map((animation) => `runs: ${animation.id}`)
    if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto')
      found.push('scrolling')
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part)
        const times = `${style.transitionDuration}, ${style.animationDuration}`.split(', ')
        if (times.some((time) => Number.parseFloat(time) > 0.01)) {
          found.push(`${element.tagName}.${element.className}${part}: ${times}`)
        }
      }
    }
    return found
  })
}

/** Records the first and last value of each transition of an element's property. */
export function recordTransitions(
  page: Page,
  selector: string,
  property: string,
): Promise<JSHandle<unknown[]>> {
  return page.evaluateHandle(
    ([selector, property]) => {
      const transitions: unknown[] = []
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (!(target instanceof Element) || !target.matches(selector)) return
        if (propertyName !== property) return
        const runs = target.getAnimations().map(({ effect }) => effect)
        const [run] = runs.filter((effect) => effect instanceof KeyframeEffect)
        transitions.push(run?.getKeyframes().map((keyframe) => keyframe[property]))
      })
      return transitions
    },
    [selector, property] as const,
  )
}
