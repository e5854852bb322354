import type { Page } from 'playwright/test'
import { pageKinds } from '../sitePages.ts'
import { highContrast, violationsInEachLook, violationsOf } from './axe.ts'
import { edgelessOn } from './edges.ts'
import { movingOn } from './motion.ts'
import { expect, test } from './pageTest.ts'

test.use({ reducedMotion: 'reduce' })

for (const path of pageKinds) {
  test(`${path} suits every screen, color scheme and preference`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    expect.soft(await movingOn(page), 'motion').toEqual([])
    expect.soft(await violationsInEachLook(page), 'what axe finds').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await violationsOf(page, highContrast), 'contrast below 7 to 1').toEqual([])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await lowTargets(page), `targets at ${width} px`).toEqual([])
    }
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await edgelessOn(page), 'boxes without edges, forced colors').toEqual([])
  })
}

/** What calls or schedules and is less than 48 px high. WCAG asks for 24; a thumb in a cold house for more. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"], a[href^="/contact"], [type=submit]')]
      .filter((target) => target.checkVisibility())
      // In a sentence it is as high as its line.
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({
        text: target.textContent,
        height: target.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 48)
      .map(({ text, height }) => `${text} (${height} px)`),
  )
}
