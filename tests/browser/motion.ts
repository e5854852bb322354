import type { JSHandle, Page } from 'playwright/test'

/** What is animated, or would be when it changes, for more than 10 ms. */
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

/** Records the left edge of an element in each frame that shows it. */
export function recordPositions(page: Page, selector: string): Promise<JSHandle<number[]>> {
  return page.evaluateHandle((selector) => {
    const positions: number[] = []
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (box?.width) positions.push(Math.round(box.x))
      requestAnimationFrame(look)
    }
    look()
    return positions
  }, selector)
}
