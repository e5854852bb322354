import { paths } from '../../content/model/paths.ts'
import { cities } from '../../content/model/records.ts'
import { expect, test } from './pageTest.ts'

for (const dir of ['ltr', 'rtl']) {
  test(`a city's map does not cover the header's text, ${dir}`, async ({ page }) => {
    const [city] = cities
    if (!city) return test.skip()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(paths.city(city.slug))
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      const covered = await page.locator('main h1, main h1 ~ *').evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return !seen || !(element.contains(seen) || seen.contains(element))
          })
          .map(({ textContent }) => textContent),
      )
      expect(covered, `at ${width} px`).toEqual([])
    }
  })
}
