import type { Page } from 'playwright/test'

/** Drags a finger sideways, slowly, and lets go at rest. */
export async function touchDrag(page: Page, from: { x: number; y: number }, by: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    })
  await touch('touchStart', from.x)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from.x + (by * step) / 10)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(150)
  await touch('touchEnd')
}
