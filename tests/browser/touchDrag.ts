import type { Page } from 'playwright/test'

interface Place {
  x: number
  y: number
}

/** Drags a finger horizontally. @param once what to wait for after the finger is down */
export async function touchDrag(page: Page, from: Place, by: number, once?: () => Promise<void>) {
  const touch = await touchOn(page)
  await touch('touchStart', from)
  await once?.()
  for (const place of placesTo(from, by)) await touch('touchMove', place)
  await touch('touchEnd')
}

/** Drags a finger horizontally, puts a second one next to it, and lifts both. */
export async function touchWithSecondFinger(page: Page, from: Place, by: number) {
  const touch = await touchOn(page)
  await touch('touchStart', from)
  for (const place of placesTo(from, by)) await touch('touchMove', place)
  await touch('touchStart', { x: from.x + by, y: from.y }, { x: from.x + 10, y: from.y + 20 })
  await touch('touchEnd')
}

function placesTo({ x, y }: Place, by: number): Place[] {
  return Array.from({ length: 10 }, (_, index) => ({ x: x + (by * (index + 1)) / 10, y }))
}

/** Sends the positions of all fingers to the browser. */
async function touchOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((place, id) => ({ ...place, id })),
    })
}
