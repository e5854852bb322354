import type { Page } from 'playwright/test'
import { sitePaths } from '../sitePages.ts'
import { expectClosed, menuOf, openMenu } from './menuOf.ts'
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

for (const leave of ['by a link of the menu', 'by an address']) {
  test(`a page left ${leave} with its menu open comes back with it closed, and forward again`, async ({
    page,
  }) => {
    await page.goto('/about')
    await openMenu(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    if (leave === 'by an address') await page.evaluate(() => location.assign('/contact'))
    else await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')
    await goBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-left', '')
    await expectClosed(page)
    await openMenu(page)
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/contact')
    await expectClosed(page)
  })
}

/** A page that is kept loads nothing: there is no more to wait for. */
async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
}
