import { pathWith } from '../support/sitePages.ts'
import { expect, phone, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'

const path = pathWith('id="local"')

test("a city's local facts fold on phones and tablets", async ({ page }) => {
  if (!path) return test.skip()
  await page.setViewportSize(phone.viewport)
  await page.goto(path)
  const lists = page.locator('#local').locator('xpath=../..').locator('dl')
  const count = await lists.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) {
    for (const width of [768, phone.viewport.width]) {
      await page.setViewportSize({ ...phone.viewport, width })
      await expect(lists.nth(index)).toBeHidden()
    }
    await page.locator('summary:has(h3)').nth(index).click()
    await expect(lists.nth(index)).toBeVisible()
  }
})

test("a city's local facts are all shown on wide screens and in print", async ({ page }) => {
  if (!path) return test.skip()
  await page.goto(path)
  const lists = page.locator('#local').locator('xpath=../..').locator('dl')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const list of await lists.all()) await expect(list).toBeVisible()
    // With nothing to fold, Tab goes from the last link before the facts to their first one.
    await lists.locator('a').first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('summary:focus')).toHaveCount(0)
    const headings = page
      .locator('section:has(> div > div > #local)')
      .getByRole('heading', { level: 3 })
    await expect(headings).toHaveCount(await lists.count())
  }
  await page.setViewportSize(phone.viewport)
  const printed = (await printedSheets(page)).join(' ').replace(/\s/g, '')
  for (const list of await lists.all()) {
    const [name = ''] = await list.locator('dt').allTextContents()
    expect(printed).toContain(name.replace(/\s/g, ''))
  }
})
