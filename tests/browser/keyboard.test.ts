import type { Page } from 'playwright/test'
import { pageKinds, sitePaths } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

// Without movement, so that what is scrolled to is there at once.
test.use({ reducedMotion: 'reduce' })

for (const { width, paths } of [
  { width: 360, paths: [...sitePaths, '/no-such-page'] },
  { width: 1440, paths: pageKinds },
]) {
  test(`Tab goes through every page in its order, always in sight, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 740 })
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      found.push(...(await walk(page)).map((slip) => `${path}: ${slip}`))
    }
    expect(found).toEqual([])
  })
}

test('where the screen is hardly higher than the call bar, the bar covers nothing', async ({
  page,
}) => {
  // 1280 × 1024 at 400 %: WCAG 1.4.10.
  await page.setViewportSize({ width: 320, height: 256 })
  const found: string[] = []
  for (const path of ['/', '/contact', '/coupons', '/blog/hvac-maintenance-checklist-homeowners']) {
    await page.goto(path)
    found.push(...(await walk(page)).map((slip) => `${path}: ${slip}`))
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect().height),
    )
    expect(fixed.filter((height) => height > 0)).toEqual([])
  }
  expect(found).toEqual([])
})

/** Presses Tab to the end of the page. @returns what went wrong on the way */
async function walk(page: Page): Promise<string[]> {
  const stops = await page.evaluate(watchStops)
  // Held down, which repeats it: much faster than a press at a time.
  await Promise.all(Array.from({ length: stops + 2 }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  return page.evaluate(() => Reflect.get(window, 'slips'))
}

/**
 * In the page: notes what is wrong with each stop when Tab is about to leave it.
 * @returns how many stops there should be
 */
function watchStops(): number {
  const stops = [
    ...document.querySelectorAll(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const slips: string[] = []
  // At first nothing has focus, and in the end nothing again; or a browser without bars begins anew.
  const ways = [[null], ...stops.map((stop) => [stop]), [null, stops[0]]]
  Object.assign(window, { slips })
  addEventListener('keydown', () => {
    const stop = document.activeElement === document.body ? null : document.activeElement
    const expected = ways.shift()
    if (!expected?.includes(stop ?? null)) {
      slips.push(`${nameOf(stop)}, not ${nameOf(expected?.[0])}`)
    } else if (stop) {
      if (!isRinged(stop)) slips.push(`${nameOf(stop)} has no ring`)
      if (!isSeen(stop)) slips.push(`${nameOf(stop)} is hidden`)
    }
  })
  return stops.length

  function nameOf(stop: Element | null | undefined): string {
    return stop ? `${stop.tagName} ${stop.textContent?.trim().slice(0, 40)}` : 'nothing'
  }

  function isRinged(stop: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(stop)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }

  function isSeen(stop: Element): boolean {
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
    const seen = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    return seen !== null && (stop.contains(seen) || seen.contains(stop))
  }
}
