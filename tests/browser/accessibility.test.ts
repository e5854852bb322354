import { sitePaths } from '../sitePages.ts'
import { violationsInEachLook } from './axe.ts'
import { expect, test } from './pageTest.ts'

// Without movement, so that nothing is measured halfway through a fade.
test.use({ reducedMotion: 'reduce' })

for (const path of [...sitePaths, '/no-such-page']) {
  test(`axe finds nothing on ${path}, at any width, light or dark`, async ({ page }) => {
    await page.goto(path)
    expect(await violationsInEachLook(page)).toEqual([])
  })
}
