import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { siteMoment } from '../../model/lifecycle.ts'
import { pageKinds } from '../support/sitePages.ts'

/** Names the browser that took the screenshots. */
const browserFile = join(import.meta.dirname, 'browser.txt')

test.beforeEach(async ({ browser, page }, { config }) => {
  const version = `Chromium ${browser.version()}\n`
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(browserFile, version)
  const expected = existsSync(browserFile) ? readFileSync(browserFile, 'utf8') : version
  test.skip(version !== expected, `The pictures are of ${expected.trim()}, this is ${version}`)
  // The next Monday at noon, while the office is open. Pages don't know the hours before their build.
  const monday = siteMoment()
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  await page.clock.setFixedTime(monday.setUTCHours(17, 0, 0, 0))
})

for (const { width, height } of [
  { width: 360, height: 900 },
  { width: 1440, height: 640 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of pageKinds) {
      test(`${path} looks as it did`, async ({ page }) => {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        // In the site's fonts, which may come too late for the first page.
        await page.reload()
        const name = path.slice(1).replaceAll('/', '-') || 'home'
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
          scale: 'css',
          maxDiffPixelRatio: 0.001,
        })
      })
    }
  })
}
