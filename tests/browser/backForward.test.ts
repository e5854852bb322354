import type { Page } from 'playwright/test'
import { noSuchPage, pageKinds } from '../sitePages.ts'
import { expectClosed, expectOpen, menuOf, toggleOf } from './menuOf.ts'
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

// Chromium keeps only pages of status 200.
test('every kind of page is restored from the back/forward cache', async ({ page, context }) => {
  test.setTimeout(60_000)
  const reasons: string[] = []
  const browser = await context.newCDPSession(page)
  await browser.send('Page.enable')
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  const reloaded: string[] = []
  for (const path of pageKinds.filter((kind) => kind !== noSuchPage)) {
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
  test(`a page left ${leave} with its menu open comes back with the menu closed, and so does the next page`, async ({
    page,
  }) => {
    await page.goto('/about')
    await toggleOf(page).tap()
    await expectOpen(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    if (leave === 'by an address') await page.evaluate(() => location.assign('/contact'))
    else await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')
    await goBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-left', '')
    await expectClosed(page)
    await toggleOf(page).tap()
    await expectOpen(page)
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/contact')
    await expectClosed(page)
  })
}

/** A restored page loads nothing, so there is no load event to wait for. */
async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
}
