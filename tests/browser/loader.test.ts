import type { Page, Route } from 'playwright/test'
import { islandSources } from '../../components/islands/islandSources.ts'
import { builtFile } from './builtFile.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

const menuFile = builtFile(islandSources.menu)
const drawerFile = builtFile(islandSources.drawer)

test.use(phone)

test('at idle the menu is run, which is small; then the drawer is fetched, not run', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const fetched = page.waitForResponse(`**${drawerFile}`)
  await page.goto('/about')
  await fetched
  await expect(page.locator('#menu-toggle:not([data-island])')).toHaveCount(1)
  expect(asked.filter((path) => path.includes('/chunks/'))[0]).toBe(menuFile)
  await page.waitForTimeout(500)
  await expect(drawerIsland(page)).toHaveCount(1)
})

test('once the visitor has scrolled, it is run at idle', async ({ page }) => {
  await page.goto('/about')
  await expect(drawerIsland(page)).toHaveCount(1)
  await page.mouse.wheel(0, 200)
  await expect(drawerIsland(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectMenuOpens(page)
})

for (const { connection, is } of [
  { connection: { saveData: true, effectiveType: '4g' }, is: 'data is to be saved' },
  { connection: { saveData: false, effectiveType: '2g' }, is: 'the connection is slow' },
]) {
  test(`where ${is}, it is fetched by the first touch only`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const requests = await menuRequestsAfterIdle(page)
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(500)
    expect(requests()).toBe(0)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(requests()).toBeGreaterThan(0)
  })
}

test('on a wide screen the menu is not fetched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const requests = await menuRequestsAfterIdle(page)
  expect(requests()).toBe(0)
})

test('a tap before the island is there is not lost, nor doubled by a second one', async ({
  page,
}) => {
  await page.route(`**${menuFile}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/about')
  const toggle = page.locator('#menu-toggle')
  await toggle.tap()
  await toggle.tap()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a click that asks for a new tab is left to the browser', async ({ page, context }) => {
  await page.goto('/about')
  await page.route(`**${menuFile}`, () => {})
  const opened = context.waitForEvent('page')
  await page.locator('#menu-toggle').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/about#site-navigation')
})

test.describe('an island that does not come', () => {
  // Chromium logs each refused file; the test is about what the visitor gets.
  test.use({ allowedErrors: /Failed to load resource/ })

  for (const { name, answer } of [
    { name: 'is blocked', answer: (route: Route) => route.abort('blockedbyclient') },
    { name: 'is missing', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
    { name: 'takes for ever', answer: () => {} },
  ]) {
    test(`${name}: the link leads to the navigation; the next touch tries again`, async ({
      page,
    }) => {
      await page.route(`**${menuFile}`, answer)
      await page.goto('/about')
      await page.locator('#menu-toggle').tap()
      await expect(page).toHaveURL('/about#site-navigation', { timeout: 6000 })
      await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport()
      if (name === 'takes for ever') return
      await page.unroute(`**${menuFile}`)
      await expectMenuOpens(page)
    })
  }

  test('is offline: the link leads to the navigation; later it opens', async ({
    page,
    context,
  }) => {
    await page.route(`**${menuFile}`, (route) => route.abort())
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.unroute(`**${menuFile}`)
    await context.setOffline(true)
    await page.locator('#menu-toggle').tap()
    await expect(page).toHaveURL('/about#site-navigation')
    await context.setOffline(false)
    await expectMenuOpens(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is a link to the navigation', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Menu' }).tap()
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport()
  })
})

async function expectMenuOpens(page: Page) {
  await page.locator('#menu-toggle').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Where the drawer will be, until it is run. */
function drawerIsland(page: Page) {
  return page.locator('body > [data-island]')
}

/** Opens a page and lets its idle time pass. @returns how often the menu has been asked for until now */
async function menuRequestsAfterIdle(page: Page): Promise<() => number> {
  let requests = 0
  page.on('request', (request) => {
    if ([menuFile, drawerFile].some((file) => request.url().endsWith(file))) requests += 1
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  return () => requests
}
