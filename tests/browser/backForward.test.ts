import { findFullBrowser } from '../support/findBrowser.ts'
import { articlePath } from '../support/sitePages.ts'
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

// Uses every island once.
for (const path of ['/', '/contact', '/coupons', articlePath]) {
  test(`back and forward restore ${path} and the next page, menu closed`, async ({ page }) => {
    // A restored page fires no load event.
    const restored = { waitUntil: 'commit' } as const
    const next = path === '/about' ? '/contact' : '/about'
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await openMenu(page)
    await getMenu(page).locator(`[href="${next}"]`).first().tap()
    await expect(page).toHaveURL(next)
    await page.goBack(restored)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-left', '')
    await expectClosed(page)
    await openMenu(page)
    await page.goForward(restored)
    await expect(page).toHaveURL(next)
    await expectClosed(page)
  })
}
