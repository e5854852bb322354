import type { Page } from 'playwright/test'
import { coupons } from '../../content/coupons.ts'
import { articlePath } from '../sitePages.ts'
import { openMenu } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region']

for (const path of ['/', articlePath, '/contact', '/coupons']) {
  test(`${path} has few landmarks, each with its own name, and reads each heading once`, async ({
    page,
  }) => {
    await page.goto(path)
    const tree = await accessibilityTree(page)
    const found = tree.filter(({ role }) => landmarks.includes(role))
    const inWords = found.map(({ role, name }) => `${role} ${name}`)
    expect(inWords).toEqual([...new Set(inWords)])
    expect(found.filter(({ role }) => role === 'region').length).toBeLessThanOrEqual(3)

    const shown = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim()),
      )
    const headings = tree.filter(({ role }) => role === 'heading').map(({ name }) => name)
    expect(headings.sort()).toEqual(shown.sort())
    await expect(page.locator(':is(h1, h2, h3, h4) a[href^="#"]')).toHaveCount(0)
    const buttons = tree.filter(({ role }) => role === 'button').map(({ name }) => name)
    expect(buttons).toEqual([...new Set(buttons)])
    expect(buttons).not.toContain('')
  })
}

test('the breadcrumb of an article ends with the current page', async ({ page }) => {
  await page.goto(articlePath)
  const last = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last()
  await expect(last.locator('[aria-current=page]')).toHaveText(
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  )
})

test('the labels of the form say what is required', async ({ page }) => {
  await page.goto('/contact')
  for (const name of [
    'Full name (required)',
    'Phone number (or email)',
    'Email address (or phone)',
  ]) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
  }
})

test('each coupon and each of its controls has a name of its own', async ({ page }) => {
  await page.goto('/coupons')
  for (const { code, title } of coupons) {
    const coupon = page.getByRole('article', { name: title, exact: true })
    await expect(coupon.getByRole('link', { name: `Use it: ${code}` })).toHaveCount(1)
    await expect(coupon.getByRole('button', { name: `Copy code ${code}` })).toHaveCount(1)
    await expect(coupon.getByRole('button', { name: `Print ${code}` })).toHaveCount(1)
  }
})

test('the menu button has one name, and says whether the menu is open', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/about')
  const states: unknown[] = []
  const readState = async () => {
    const buttons = (await accessibilityTree(page)).filter(
      ({ role, name }) => role === 'button' && name === 'Menu',
    )
    states.push(...buttons.map(({ role, expanded }) => ({ role, expanded })))
  }
  await readState()
  await openMenu(page)
  await readState()
  expect(states).toEqual([
    { role: 'button', expanded: false },
    { role: 'button', expanded: true },
  ])
})

/** What assistive technology gets of the page. */
async function accessibilityTree(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      expanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }))
}
