import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { findBrowser } from './findBrowser.ts'
import { expectClosed, menuOf, openMenu, toggleOf } from './menuOf.ts'
import { expect, test } from './pageTest.ts'

for (const fontSize of [16, 20, 24, 32]) {
  for (const width of [320, 360]) {
    test(`with a font size of ${fontSize} px, ${width} px wide, one calls and uses the menu`, async ({
      playwright,
      baseURL,
    }) => {
      // The browser's own setting, which media queries heed, is one of its program.
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${fontSize}`],
      })
      const page = await browser.newPage({
        baseURL,
        hasTouch: true,
        viewport: { width, height: 740 },
      })
      await page.goto('/about')
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`)
      expect(await cutOff(page)).toEqual([])
      expect(await fixedHeight(page)).toBeLessThanOrEqual(740 / 5)
      expect(await linesOfNumber(page)).toEqual([1, 1])
      await openMenu(page)
      for (const link of await menuOf(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 0.98 })
      }
      await toggleOf(page).tap()
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
      await browser.close()
    })
  }
}

/** What of the header or the call bar leaves the screen. */
function cutOff(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, [aria-label="Call us"] *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent),
  )
}

/** On how many lines the phone number stands in the top bar and in the call bar. */
function linesOfNumber(page: Page): Promise<number[]> {
  return page.evaluate(
    (phone) =>
      [...document.querySelectorAll('header [href^="tel:"], [aria-label="Call us"] a')].map(
        (link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          while (!texts.currentNode.nodeValue?.includes(phone) && texts.nextNode());
          const start = texts.currentNode.nodeValue?.indexOf(phone) ?? 0
          const range = document.createRange()
          range.setStart(texts.currentNode, start)
          range.setEnd(texts.currentNode, start + phone.length)
          return range.getClientRects().length
        },
      ),
    business.phone,
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
