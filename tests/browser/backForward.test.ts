import { findFullBrowser } from '../support/findBrowser.ts'
import { expectClosed, getMenu, openMenu } from './menu.ts'
import { expect, phone, test } from './pageTest.ts'

const fullBrowser = findFullBrowser()

test.use({
  ...phone,
  reducedMotion: 'reduce',
  launchOptions: [
    // Playwright disables the back/forward cache.
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...launchOptions, executablePath: fullBrowser, ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
})

test.skip(!fullBrowser, 'Chromium without a window has no back/forward cache. Install chromium.')

test('back and forward restore a page and the next one, menu closed', async ({ page }) => {
  // A restored page fires no load event.
  const restored = { waitUntil: 'commit' } as const
  await page.goto('/contact')
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await openMenu(page)
  await getMenu(page).locator('[href="/about"]').first().tap()
  await expect(page).toHaveURL('/about')
  await page.goBack(restored)
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-left', '')
  await expectClosed(page)
  await openMenu(page)
  await page.goForward(restored)
  await expect(page).toHaveURL('/about')
  await expectClosed(page)
})
