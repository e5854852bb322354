import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { expectClosed, menuOf, openMenu, toggleOf } from './menuOf.ts'
import { expect, test } from './pageTest.ts'

for (const fontSize of [16, 20, 24, 32]) {
  test(`header, call button and menu fit a narrow screen with text of ${fontSize} px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // The font size that media queries heed is a setting of the browser.
    const setting = `--blink-settings=defaultFontSize=${fontSize}`
    const args = [...(launchOptions.args ?? []), setting]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
    for (const { width, dir } of [
      { width: 320, dir: 'ltr' },
      { width: 360, dir: 'rtl' },
      { width: 360, dir: 'ltr' },
    ]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/about')
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`)
      expect(await cutOff(page)).toEqual([])
      expect(await fixedHeight(page)).toBeLessThanOrEqual(740 / 5)
      const numbers = page.locator('header, [aria-label="Call us"]').getByText(business.phone)
      await expect(numbers).not.toHaveCount(0)
      for (const number of await numbers.all()) {
        await expect(number).toHaveCSS('white-space', 'nowrap')
      }
      await openMenu(page)
      for (const link of await menuOf(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 0.98 })
      }
      await toggleOf(page).click()
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
    }
    await browser.close()
  })
}

/** What of the header or the call bar leaves the screen. */
function cutOff(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, [aria-label="Call us"] *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < 0 || right > innerWidth
      })
      .map(({ textContent }) => textContent),
  )
}

/** How much of the screen's height is always covered. */
function fixedHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .reduce((height, element) => height + element.offsetHeight, 0),
  )
}
