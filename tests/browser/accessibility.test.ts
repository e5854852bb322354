import { pageKinds, sitePaths } from '../sitePaths'
import { violationsOf } from './axe'
import { expect, test } from './pageTest'

// Without movement, so that nothing is measured halfway through a fade.
test.use({ reducedMotion: 'reduce' })

test('axe finds nothing on any page, on a phone', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const found: string[] = []
  for (const path of sitePaths) {
    await page.goto(path)
    found.push(...(await violationsOf(page)).map((violation) => `${path} ${violation}`))
  }
  expect(found).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('axe finds nothing on any kind of page', async ({ page }) => {
        test.setTimeout(120_000)
        const found: string[] = []
        for (const path of pageKinds) {
          await page.goto(path)
          found.push(...(await violationsOf(page)).map((violation) => `${path} ${violation}`))
        }
        expect(found).toEqual([])
      })
    })
  }
}
