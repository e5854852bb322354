import type { Page } from 'playwright/test'
import { islandSources } from '../../components/islands/islandSources.ts'
import { coupons } from '../../content/coupons.ts'
import { pageKinds } from '../sitePages.ts'
import { builtFile } from './builtFile.ts'
import { menuOf, openMenu } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

const [contactForm, menu, toaster] = [
  builtFile(islandSources.contactForm),
  builtFile(islandSources.menu),
  builtFile(islandSources.toaster),
]

test.use(phone)

test('a visit that touches nothing gets page, script, font and icons', async ({ page }) => {
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
    await page.goto(path)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await page.waitForLoadState('networkidle')
  expect(unasked).toEqual([])
})

const copyButton = (page: Page) => page.locator('[data-copy]').first()
const nameField = (page: Page) => page.getByLabel('Full name')

const actions = [
  {
    what: 'the first touch in the open menu',
    path: '/about',
    act: (page: Page) => openMenu(page).then(() => menuOf(page).dispatchEvent('pointerdown')),
    files: [menu],
  },
  {
    what: 'focus in the form',
    path: '/contact',
    act: (page: Page) => nameField(page).focus(),
    files: [contactForm, toaster],
  },
]
const couponActions = [
  {
    what: "focus on a coupon's button",
    path: '/coupons',
    act: (page: Page) => copyButton(page).focus(),
    files: [toaster],
  },
]

for (const { what, path, act, files } of [...actions, ...(coupons.length ? couponActions : [])]) {
  test(`${what} fetches the script that handles it`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(path)
    for (const file of files) expect(requests).not.toContain(file)
    await act(page)
    await expect.poll(() => requests).toEqual(expect.arrayContaining(files))
  })
}

test.describe('after a failure', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('an island is fetched again at the next touch', async ({ page }) => {
    await page.route(`**${contactForm}`, (route) => route.abort(), { times: 1 })
    await page.goto('/contact')
    const failed = page.waitForEvent('requestfailed')
    await nameField(page).focus()
    await failed
    await page.getByLabel('Phone number').focus()
    await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
  })
})
