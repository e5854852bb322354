import { business } from '../../content/model/records.ts'
import { expectClosed, getMenu, getMenuToggle, openMenu } from './menu.ts'
import { expect, test } from './pageTest.ts'

test.use({ reducedMotion: 'reduce' })

test('fits a one-word name on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/about')
  const name = page.locator('header').getByText(business.name, { exact: true })
  await name.evaluate((element) => {
    element.textContent = 'Donaudampfschifffahrtsgesellschaftskap'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const fontSize of [16, 20, 24, 32]) {
  test(`header, call button, and menu fit a narrow screen with ${fontSize} px text`, async ({
    page,
  }) => {
    // The browser's own setting, which media queries heed too.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    for (const { width, dir } of [
      { width: 320, dir: 'ltr' },
      { width: 360, dir: 'rtl' },
      { width: 360, dir: 'ltr' },
    ]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/about')
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`)
      const bars = page.locator('header *, [aria-label="Call us"] *')
      const cut = await bars.evaluateAll((all) => {
        const isCut = ({ left, right }: DOMRect) => left < 0 || right > innerWidth
        const shown = all.filter((element) => element.checkVisibility())
        const beyond = shown.filter((element) => isCut(element.getBoundingClientRect()))
        return beyond.map(({ outerHTML }) => outerHTML)
      })
      expect(cut).toEqual([])
      const covered = await page
        .locator('body *')
        .evaluateAll((all) =>
          all
            .filter((element) => getComputedStyle(element).position === 'fixed')
            .reduce((height, element) => height + element.clientHeight, 0),
        )
      expect(covered).toBeLessThanOrEqual(740 / 5)
      const numbers = page.locator('header, [aria-label="Call us"]').getByText(business.phone)
      await expect(numbers).not.toHaveCount(0)
      for (const number of await numbers.all()) {
        await expect(number).toHaveCSS('white-space', 'nowrap')
      }
      await openMenu(page)
      for (const link of await getMenu(page).getByRole('link').all()) {
        await link.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
        await expect(link).toBeInViewport({ ratio: 0.99 })
      }
      await getMenuToggle(page).click()
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
    }
  })
}
