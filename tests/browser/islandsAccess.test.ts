import type { Page } from 'playwright/test'
import { violationsInEachLook } from './axe.ts'
import { expectOpen } from './menuOf.ts'
import { expect, test } from './pageTest.ts'

// Without movement, so that nothing is measured halfway through a fade.
test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 900 } })

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectOpen(page)
  // Beyond, there is no menu.
  expect(await violationsInEachLook(page, [360, 768])).toEqual([])
  await expectOpen(page)
})

test('axe finds nothing with a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/coupons')
  await page
    .getByRole('button', { name: /^Copy code/ })
    .first()
    .click()
  await expectNothingBeside(page, '[data-part=root][data-type=info]')
})

test('axe finds nothing with a destructive toast', async ({ page }) => {
  await page.goto('/coupons')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page
    .getByRole('button', { name: /^Copy code/ })
    .first()
    .click()
  await expectNothingBeside(page, '[data-part=root][data-type=error]')
})

test('axe finds nothing with messages at the fields', async ({ page }) => {
  await page.goto('/contact?service=ac-repair')
  await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expectNothingBeside(page, '[data-field-message]:not([hidden])')
})

/** Looks at the page while something is shown, which stays meanwhile. */
async function expectNothingBeside(page: Page, shown: string) {
  const first = page.locator(shown).first()
  await expect(first).toBeVisible()
  // A toast stays while it holds focus.
  await first.focus()
  expect(await violationsInEachLook(page)).toEqual([])
  await expect(first).toBeVisible()
}
