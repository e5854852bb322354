import type { Page, Route } from 'playwright/test'
import { islandSources } from '../../components/islands/islandSources.ts'
import { pageKinds } from '../sitePages.ts'
import { builtFile } from './builtFile.ts'
import { menuOf, openMenu } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

const toaster = builtFile(islandSources.toaster)
const contactForm = builtFile(islandSources.contactForm)
const swipe = builtFile(islandSources.menu)

test.use(phone)

test('a visit that touches nothing gets the page, one script, the heading font and icons', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const unasked: string[] = []
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() || /icon\.(svg|ico)$/.test(request.url())
    const isPrefetch = request.headers()['sec-purpose'] !== undefined
    const isEntry = request.url().includes('/assets/entries/')
    const isFont = request.resourceType() === 'font'
    if (!isPage && !isPrefetch && !isEntry && !isFont) unasked.push(request.url())
  })
  for (const path of pageKinds) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(unasked).toEqual([])
})

for (const { what, path, act, file } of [
  {
    what: 'the first touch in the open menu fetches its swipe',
    path: '/about',
    file: swipe,
    act: async (page: Page) => {
      await openMenu(page)
      await menuOf(page).dispatchEvent('pointerdown')
    },
  },
  {
    what: "a press on a coupon's button fetches the toaster",
    path: '/coupons',
    file: toaster,
    act: (page: Page) => copyButton(page).dispatchEvent('pointerdown'),
  },
  {
    what: "focus on a coupon's button fetches the toaster",
    path: '/coupons',
    file: toaster,
    act: (page: Page) => copyButton(page).focus(),
  },
  {
    what: 'focus in the form fetches what sends it',
    path: '/contact',
    file: contactForm,
    act: (page: Page) => page.getByLabel('Full name').focus(),
  },
  {
    what: 'focus in the form fetches the toaster',
    path: '/contact',
    file: toaster,
    act: (page: Page) => page.getByLabel('Full name').focus(),
  },
  {
    what: 'a link that begins the message fetches what does so',
    path: '/contact?service=ac-repair',
    file: contactForm,
    act: async () => {},
  },
]) {
  test(what, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(path)
    if (!path.includes('?')) expect(requests).not.toContain(file)
    await act(page)
    await expect.poll(() => requests).toContain(file)
  })
}

// Chromium logs each refused file; the tests are about what the visitor gets.
test.use({ allowedErrors: /Failed to load resource/ })

for (const { fault, answer } of [
  { fault: 'are blocked', answer: (route: Route) => route.abort('blockedbyclient') },
  { fault: 'are missing', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  { fault: 'never come', answer: () => {} },
]) {
  test.describe(`where the islands' files ${fault}`, () => {
    test.beforeEach(({ page }) => page.route('**/assets/chunks/*.js', answer))

    test('links lead on at once', async ({ page }) => {
      await page.goto('/coupons')
      await page
        .getByRole('link', { name: /^Use it/ })
        .first()
        .tap()
      await expect(page).toHaveURL(/\/contact\?coupon=/, { timeout: 2000 })
    })

    test('the coupon copies its code and says so at once, and prints', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-print-called', '')
      })
      await page.goto('/coupons')
      const code = await copyButton(page).getAttribute('data-copy')
      await copyButton(page).tap()
      await expect(page.getByRole('status').first()).toHaveText('Copied', { timeout: 1000 })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
      await page
        .getByRole('button', { name: /^Print/ })
        .first()
        .tap()
      await expect(page.locator('body[data-print-called]')).toHaveCount(1)
    })

    test('the form says how else to reach us', async ({ page }) => {
      await page.goto('/contact')
      await page.getByLabel('Full name').fill('Pat Lee')
      await page.getByRole('button', { name: 'Send Request' }).tap()
      const otherWays = page.getByText('If nothing opens, call')
      await expect(otherWays).toBeFocused({ timeout: 12_000 })
      await expect(otherWays).toBeInViewport()
    })
  })
}

test('an island that failed to load is fetched again at the next touch', async ({ page }) => {
  await page.route(`**${contactForm}`, (route) => route.abort())
  await page.goto('/contact')
  const failed = page.waitForEvent('requestfailed')
  await page.getByLabel('Full name').focus()
  await failed
  await page.unroute(`**${contactForm}`)
  await page.getByLabel('Phone number').focus()
  await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
})

test('offline, copying works, and nothing covers the call button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/coupons')
  await context.setOffline(true)
  await copyButton(page).tap()
  await expect(page.getByRole('status').first()).toHaveText('Copied')
  const call = page.getByRole('region', { name: 'Call us' }).getByRole('link')
  // Playwright clicks what is on top alone.
  await call.click({ trial: true })
})

function copyButton(page: Page) {
  return page.locator('[data-copy]').first()
}
