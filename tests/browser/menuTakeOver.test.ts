import type { Page, Route } from 'playwright/test'
import { islandSources } from '../../components/islands/islandSources.ts'
import { builtFile } from './builtFile.ts'
import { expectAtRest, holdDrawer, menuOf, openMenu, releaseDrawer } from './menuPanels.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

test.use(phone)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the drawer looks as the dialog before it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const letCome = await delayDrawer(page)
    await page.goto('/services')
    await openMenu(page, 'dialog')
    const before = await stillPicture(page)
    letCome()
    await expectAtRest(page, 'drawer')
    const after = await stillPicture(page)
    expect(after.equals(before)).toBe(true)
  })
}

test('focus, its ring and what is scrolled stay where they are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const letCome = await delayDrawer(page)
  await page.goto('/about')
  await page.locator('#menu-toggle').focus()
  await page.keyboard.press('Enter')
  await expectAtRest(page, 'dialog')
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  const focused = await focusedText(page)
  const scrolled = await scrolledBy(page)
  expect(focused).toBe('Reviews')
  expect(scrolled).toBeGreaterThan(0)
  letCome()
  await expectAtRest(page, 'drawer')
  // Chakra sets focus a frame later, if it does.
  await page.waitForTimeout(300)
  expect(await focusedText(page)).toBe(focused)
  expect(await scrolledBy(page)).toBe(scrolled)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('closed before the drawer comes, it stays closed', async ({ page }) => {
  const letCome = await delayDrawer(page)
  await page.goto('/about')
  await openMenu(page, 'dialog')
  await page.keyboard.press('Escape')
  letCome()
  await expect(page.locator('[data-island]:not(#notifications)')).toHaveCount(0)
  await expect(menuOf(page)).toHaveCount(0)
  await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  await openMenu(page)
})

test('the second half of a double tap closes nothing', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    await expect(page.locator('#menu-toggle:not([data-island])')).toHaveCount(1)
    const box = await page.locator('#menu-toggle').boundingBox()
    if (!box) throw new Error('The toggle has no box.')
    const { x, y, width, height } = box
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expectAtRest(page, 'drawer')
  }
})

test('nor does it where the menu comes between the two halves', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Animation.enable')
  const letCome = await delay(page, builtFile(islandSources.menu))
  await page.goto('/about')
  const box = await page.locator('#menu-toggle').boundingBox()
  if (!box) throw new Error('The toggle has no box.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  // The slide has hardly begun when the second half comes.
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  letCome()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.touchscreen.tap(x, y)
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expectAtRest(page, 'drawer')
})

test('a click that asks for a new tab is left to the browser', async ({ page, context }) => {
  await page.goto('/about')
  await expect(page.locator('#menu-toggle:not([data-island])')).toHaveCount(1)
  const opened = context.waitForEvent('page')
  await page.locator('#menu-toggle').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/about#site-navigation')
  await expect(menuOf(page)).toHaveCount(0)
})

test.describe('a drawer that does not come', () => {
  // Chromium logs each refused file; the test is about what the visitor gets.
  test.use({ allowedErrors: /Failed to load resource|MIME type/ })

  for (const { name, answer } of [
    { name: 'is missing', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
    { name: 'is blocked', answer: (route: Route) => route.abort('blockedbyclient') },
    { name: 'takes for ever', answer: () => {} },
    {
      name: 'is corrupt',
      answer: (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const' }),
    },
    {
      name: 'is a page',
      answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>' }),
    },
  ]) {
    test(`${name}: the dialog is the menu, again and again`, async ({ page }) => {
      await holdDrawer(page, answer)
      await page.goto('/about')
      for (let opening = 0; opening < 2; opening++) {
        await openMenu(page, 'dialog')
        await page.waitForTimeout(500)
        await expectAtRest(page, 'dialog')
        await menuOf(page).getByRole('button', { name: 'Close menu' }).tap()
        await expect(menuOf(page)).toHaveCount(0)
      }
      await openMenu(page, 'dialog')
      await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
      await expect(page).toHaveURL('/contact')
    })
  }

  test('the next opening tries again', async ({ page }) => {
    await holdDrawer(page, (route) => route.abort())
    await page.goto('/about')
    await openMenu(page, 'dialog')
    await page.waitForTimeout(500)
    await page.keyboard.press('Escape')
    await releaseDrawer(page)
    await openMenu(page, 'drawer')
  })
})

/** A picture of the page that is the same as one taken before it. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (;;) {
    const next = await page.screenshot()
    if (next.equals(last)) return next
    last = next
  }
}

/** Keeps the drawer's script until what is returned is called. */
function delayDrawer(page: Page) {
  return delay(page, builtFile(islandSources.drawer))
}

/** @returns what lets the file come */
async function delay(page: Page, file: string): Promise<() => void> {
  let letCome = () => {}
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(`**${file}`, async (route) => {
    await wanted
    await route.continue()
  })
  return letCome
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.querySelector(':focus-visible')?.textContent)
}

function scrolledBy(page: Page): Promise<number> {
  return page.locator('.menu-body').evaluate((body) => body.scrollTop)
}
