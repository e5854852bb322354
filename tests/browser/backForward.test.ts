import type { Page } from 'playwright/test'
import { sitePaths } from '../sitePages.ts'
import { holdDrawer, openMenu } from './menuPanels.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

test.use({
  ...phone,
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Playwright switches the back/forward cache off.
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

// The error page comes anew: Chromium keeps no page of another status than 200.
test('every page comes back as it was left', async ({ page, context }) => {
  test.setTimeout(120_000)
  const reasons: string[] = []
  const browser = await context.newCDPSession(page)
  await browser.send('Page.enable')
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  const reloaded: string[] = []
  for (const path of sitePaths) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto('/robots.txt')
    await goBack(page)
    const wasKept = await page.evaluate(() => document.documentElement.hasAttribute('data-left'))
    if (!wasKept) reloaded.push(`${path}: ${reasons.splice(0)}`)
  }
  expect(reloaded).toEqual([])
})

for (const panel of ['dialog', 'drawer'] as const) {
  test(`a page left by its menu (a ${panel}) comes back with the menu closed, and opens it again`, async ({
    page,
  }) => {
    if (panel === 'dialog') await holdDrawer(page)
    await page.goto('/about')
    await openMenu(page, panel)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')
    await goBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-left', '')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', 'false')
    await openMenu(page, panel)
  })
}

/** A page that is kept loads nothing: there is no more to wait for. */
async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
}
