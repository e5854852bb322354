import type { Page } from 'playwright/test'
import { violationsOf } from './axe'
import { expect, test } from './pageTest'
import { phone } from './phone'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe finds nothing with the drawer open', async ({ page }) => {
      await page.setViewportSize(phone.viewport)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await settledViolationsOf(page)).toEqual([])
    })

    test('axe finds nothing with a toast, of either kind', async ({ page }) => {
      await page.goto('/coupons')
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await expect(page.locator('[data-part=root][data-type]')).toBeVisible()
      expect(await settledViolationsOf(page)).toEqual([])
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await expect(page.locator('[data-part=root][data-type=error]')).toBeVisible()
      expect(await settledViolationsOf(page)).toEqual([])
    })

    test('axe finds nothing with messages at the fields', async ({ page }) => {
      await page.goto('/contact?service=ac-repair')
      await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Send Request' }).click()
      await expect(page.getByText('Please tell us your name.')).toBeVisible()
      expect(await settledViolationsOf(page)).toEqual([])
    })
  })
}

/** Colors are on their way while they change, and a toast while it comes. */
async function settledViolationsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(500)
  return violationsOf(page)
}
