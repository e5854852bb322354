import { business } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { expect, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'

test.skip(coupons.length === 0, 'No coupon is valid today.')

const codes = coupons.map(({ code }) => code)
const [first = ''] = codes

for (const { code, title } of coupons) {
  test(`the code ${code} is copied, and a toast says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/coupons')
    const coupon = page.getByRole('article').filter({ hasText: title })
    await coupon.getByRole('button', { name: 'Copy code' }).click()
    await expect(page.getByRole('group', { name: `Code ${code} copied` })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })
}

test('a refused clipboard is said, with the code to read', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/coupons')
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  const toast = page.getByRole('group', { name: `Your code is ${first}` })
  await expect(toast).toHaveAttribute('data-type', 'error')
})

test('prints that one coupon alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-called', '')
  })
  // Between others, where there are.
  const own = codes[1] ?? first
  await page.goto('/coupons')
  const coupon = page.getByRole('article').filter({ hasText: own })
  await coupon.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-print-called]')).toHaveCount(1)
  await expect(page.getByText(own).filter({ visible: true })).toHaveCount(1)
  const sheets = await printedSheets(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.match(new RegExp(own, 'g'))).toHaveLength(1)
  expect(sheets[0]).toContain(business.phone)
  for (const other of [...codes.filter((code) => code !== own), 'Business Hours', 'Copy code']) {
    expect(sheets[0]).not.toContain(other)
  }
  // Printing has ended: the page is as it was.
  await expect(page.getByText(own)).toHaveCount(1)
  expect(await printedSheets(page)).toHaveLength(coupons.length)
})

test('a button pressed before its island is there is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/assets/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/coupons')
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  await expect(page.getByRole('group', { name: `Code ${first} copied` })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the code to read, and no button that does nothing', async ({ page }) => {
    await page.goto('/coupons')
    await expect(page.getByText(first)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
