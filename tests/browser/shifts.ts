import type { Page } from 'playwright/test'

/** Records the layout shifts on every page from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const [source] = Reflect.get(entry, 'sources')
        const text = source?.node?.textContent?.trim().slice(0, 40)
        const [from, to] = [source?.previousRect, source?.currentRect]
        const value = Reflect.get(entry, 'value')
        shifts.push(`${text} moved by ${value}, from ${from?.x}, ${from?.y} to ${to?.x}, ${to?.y}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

/** The recorded layout shifts. Browsers report them a frame later. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
    return Reflect.get(window, 'shifts')
  })
}
