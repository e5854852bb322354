import { pathWith } from '../support/sitePages.ts'
import { expect, phone, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'

const path = pathWith('id="local"')

test("a city's local facts unfold, and are all printed", async ({ page }) => {
  if (!path) return test.skip()
  await page.goto(path)
  const lists = page.locator('#local').locator('xpath=../..').locator('dl')
  const count = await lists.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) {
    for (const width of [1440, 768, phone.viewport.width]) {
      await page.setViewportSize({ ...phone.viewport, width })
      await expect(lists.nth(index)).toBeHidden()
    }
  }
  // Printed while they are folded.
  const printed = (await printedSheets(page)).join(' ').replace(/\s/g, '')
  for (let index = 0; index < count; index++) {
    await page.locator('summary:has(h3)').nth(index).click()
    await expect(lists.nth(index)).toBeVisible()
    const [name = ''] = await lists.nth(index).locator('dt').allTextContents()
    expect(printed).toContain(name.replace(/\s/g, ''))
  }
})
