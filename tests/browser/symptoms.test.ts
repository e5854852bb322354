import { dangerNotice, symptoms } from '../../model/records.ts'
import { expect, phone, test } from './pageTest.ts'

test.skip(!symptoms, 'The home page asks for no symptom.')

for (const { name, viewport } of [
  { name: 'on a phone', viewport: phone.viewport },
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(name, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('opens one symptom at a time without script, by mouse or keyboard', async ({ page }) => {
      await page.goto('/')
      const list = page.locator('details[name=symptom]')
      const [first, second] = symptoms?.symptoms ?? []
      await list.nth(0).locator('summary').click()
      await expect(page.getByText(first?.first ?? '')).toBeInViewport({ ratio: 1 })
      await list.nth(1).locator('summary').press('Enter')
      await expect(page.getByText(second?.first ?? '')).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(first?.first ?? '')).toBeHidden()
      await expect(page.getByText(dangerNotice.text)).toBeVisible()
      await list.nth(1).getByRole('link').last().click()
      await expect(page).toHaveURL(second?.steps ?? '')
    })
  })
}
