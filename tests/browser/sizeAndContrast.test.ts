import { pageKinds } from '../sitePages.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './pageTest.ts'

test.use({ reducedMotion: 'reduce' })

// Beyond WCAG AA, which axe asks of every text: 1.4.6, for what is read at length.
test('body text stands out by 7 to 1, light and dark', async ({ page }) => {
  test.setTimeout(60_000)
  const found: string[] = []
  for (const path of pageKinds) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const faint = await violationsOf(page, { runOnly: ['color-contrast-enhanced'] })
      found.push(...faint.map((line) => `${path}, ${colorScheme}: ${line}`))
    }
  }
  expect(found).toEqual([])
})

// WCAG asks for 24 px (axe looks); a thumb in a cold house for more.
test('what calls or schedules is at least 48 px high, but in a sentence', async ({ page }) => {
  const found: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of pageKinds) {
      await page.goto(path)
      const low = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="tel:"], a[href^="/contact"], [type=submit]')]
          .filter((target) => target.checkVisibility())
          .filter((target) => getComputedStyle(target).display !== 'inline')
          .map((target) => ({
            text: target.textContent,
            ...target.getBoundingClientRect().toJSON(),
          }))
          .filter(({ height }) => height < 48)
          .map(({ text, height }) => `${text} (${height} px)`),
      )
      found.push(...low.map((line) => `${path}, ${width} px: ${line}`))
    }
  }
  expect(found).toEqual([])
})
