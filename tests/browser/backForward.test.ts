import { pageKinds, sitePaths } from '../sitePages.ts'
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

// Chromium keeps no page of another status than 200.
for (const path of pageKinds.filter((kind) => sitePaths.includes(kind))) {
  test(`${path} is restored from the back/forward cache with its menu closed, and so is the next page`, async ({
    page,
  }) => {
    // A restored page loads nothing, so there is no load event to wait for.
    const kept = { waitUntil: 'commit' } as const
    const next = path === '/about' ? 'Contact' : 'About'
    await page.goto(path)
    await page.locator('html').evaluate((html) => html.setAttribute('data-left', ''))
    await openMenu(page)
    await menuOf(page).getByRole('link', { name: next }).tap()
    await expect(page).toHaveURL(`/${next.toLowerCase()}`)
    await page.goBack(kept)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-left', '')
    await expectClosed(page)
    await openMenu(page)
    await page.goForward(kept)
    await expect(page).toHaveURL(`/${next.toLowerCase()}`)
    await expectClosed(page)
  })
}
