import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './pageTest'
import { phone } from './phone'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe finds nothing with the drawer open', async ({ page }) => {
      await page.setViewportSize(phone.viewport)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('axe finds nothing with a toast, of either kind', async ({ page }) => {
      await page.goto('/coupons')
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await expect(page.locator('[data-part=root][data-type]')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await expect(page.locator('[data-part=root][data-type=error]')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('axe finds nothing with messages at the fields', async ({ page }) => {
      await page.goto('/contact?service=ac-repair')
      await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Send Request' }).click()
      await expect(page.getByText('Please tell us your name.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })
}

async function violationsOf(page: Page): Promise<string[]> {
  // Colors are on their way while they change, and a toast while it comes.
  await page.waitForTimeout(500)
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { violations }: { violations: { id: string; nodes: { html: string }[] }[] } =
      await Reflect.get(window, 'axe').run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
