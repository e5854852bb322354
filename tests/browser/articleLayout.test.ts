import { articlePath } from '../support/sitePages.ts'
import { expect, test } from './pageTest.ts'

test('the text of an article without contents is as wide as that of others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(articlePath)
  const aside = page.locator('div:has(> nav[aria-labelledby=contents])')
  // A site without articles has none.
  if ((await aside.count()) === 0) return test.skip()
  const text = page.locator('div:has(> nav[aria-labelledby=contents]) + div').first()
  const element = await text.elementHandle()
  const width = (await element?.boundingBox())?.width
  expect(width).toBeGreaterThan(600)
  await aside.evaluate((element) => element.remove())
  expect((await element?.boundingBox())?.width).toBe(width)
})
