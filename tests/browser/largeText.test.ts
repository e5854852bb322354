import { business } from '../../model/records.ts'
import { pageKinds } from '../support/sitePages.ts'
import { expectClosed, expectOpen, getMenu, getMenuClose, getMenuToggle } from './menu.ts'
import { expect, test } from './pageTest.ts'
import { sidewaysScrolling } from './textLayout.ts'

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

test('with text of twice the size, a phone shows each text wide enough to read, and nothing sideways', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of pageKinds) {
    await page.goto(path)
    await page.locator('a[href^="mailto:"]').evaluateAll((links) => {
      for (const link of links) link.textContent = 'office@donaudampfschifffahrt.com'
    })
    for (const width of [320, 412, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const sideways = await sidewaysScrolling(page)
      expect.soft(sideways, `${path} at ${width} px`).toEqual([])
    }
    const texts = page.locator('main :is(p, dd, li, h2, h3, li span):not(:has(*))')
    const squeezed = await texts.evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && (element.textContent ?? '').length > 15)
        // Not those for screen readers only, which are 1 px wide.
        .filter(({ clientWidth }) => clientWidth > 1 && clientWidth < 120)
        .map(({ outerHTML }) => outerHTML),
    )
    expect.soft(squeezed, path).toEqual([])
  }
})

for (const fontSize of [16, 20, 24, 32]) {
  test(`header, call button, and menu fit a narrow screen with ${fontSize} px text`, async ({
    page,
  }) => {
    // The browser's font size setting, which media queries respect too.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    await page.goto('/about')
    for (const { width, dir } of [
      { width: 320, dir: 'ltr' },
      { width: 360, dir: 'rtl' },
      { width: 360, dir: 'ltr' },
    ]) {
      await page.setViewportSize({ width, height: 740 })
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
      const wrapping = await numbers.evaluateAll((all) =>
        all.map((number) => getComputedStyle(number).whiteSpace),
      )
      expect([...new Set(wrapping)]).toEqual(['nowrap'])
      // The second tap of a double tap must not follow a link of the menu, which covers the button.
      await getMenuToggle(page).dblclick()
      await expectOpen(page)
      const links = getMenu(page).getByRole('link')
      const unreachable = await links.evaluateAll(async (links) => {
        const found: string[] = []
        for (const link of links) {
          link.scrollIntoView({ block: 'nearest' })
          const share = await new Promise<number>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              resolve(entry?.intersectionRatio ?? 0)
              observer.disconnect()
            })
            observer.observe(link)
          })
          if (share < 0.99) found.push(link.outerHTML)
        }
        return found
      })
      expect(unreachable).toEqual([])
      await getMenuClose(page).click()
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
    }
  })
}
