import type { Page } from 'playwright/test'
import { mainNavigation, scheduleLink } from '../../content/navigation'
import { expect, test } from './pageTest'
import { phone } from './phone'
import { touchDrag } from './touchDrag'

test.use(phone)

test('says what it does, opens, holds the whole navigation and closes', async ({ page }) => {
  await page.goto('/about')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await openMenu(page)
  await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-label', 'Close menu')
  const links = drawerOf(page).getByRole('link')
  await expect(links).toHaveText([...mainNavigation, scheduleLink].map(({ label }) => label))
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('About')
  await drawerOf(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('moves in and moves out', async ({ page }) => {
  await page.goto('/about')
  await recordPositions(page)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  const positions = await positionsOf(page)
  const highest = positions.indexOf(Math.min(...positions))
  const between = (position: number) => position > 5 && position < 95
  expect(positions.slice(0, highest).filter(between).length).toBeGreaterThan(2)
  expect(positions.slice(highest).filter(between).length).toBeGreaterThan(2)
})

test('is there or gone where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await recordPositions(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  expect((await positionsOf(page)).filter((position) => position > 0 && position < 100)).toEqual([])
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens it; focus goes in, is kept, and comes back to the toggle`, async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press(key)
    await expect(drawerOf(page)).toBeVisible()
    await expect(drawerOf(page).locator(':focus')).toHaveCount(1)
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      await expect(drawerOf(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
}

test('closes on a link to another page, and to the same one', async ({ page }) => {
  await page.goto('/about')
  // The browser stays: what closes the menu is the link, not the next page.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const name of ['About', 'Services']) {
    await openMenu(page)
    await drawerOf(page).getByRole('link', { name, exact: true }).tap()
    await expect(drawerOf(page)).toHaveCount(0)
  }
  await page.goto('/about')
  await openMenu(page)
  await drawerOf(page).getByRole('link', { name: 'Contact' }).tap()
  await expect(page).toHaveURL('/contact')
})

test('closes on the backdrop', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await page.touchscreen.tap(20, 400)
  await expect(drawerOf(page)).toHaveCount(0)
})

test('closes at the large breakpoint', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(drawerOf(page)).toHaveCount(0)
})

test('the page behind does not scroll', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('follows the finger and is swiped away; a short swipe comes back, and no swipe is a tap', async ({
  page,
}) => {
  await page.goto('/about')
  await openMenu(page)
  await settle(page)
  // The middle of a link.
  const link = { x: 120, y: 200 }
  await touchDrag(page, link, 60)
  await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
  await settle(page)
  await expect(page).toHaveURL('/about')
  await touchDrag(page, link, 220)
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
}

function drawerOf(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' })
}

async function settle(page: Page) {
  await expect
    .poll(() => drawerOf(page).evaluate((panel) => panel.style.transform))
    .toBe('translateX(0%)')
}

/** Notes where the panel is in each frame, in percent of its width: 0 open, 100 out. */
async function recordPositions(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const look = () => {
      const transform = document.querySelector<HTMLElement>('[role=dialog]')?.style.transform
      if (transform) positions.push(Number.parseFloat(transform.slice('translateX('.length)))
      requestAnimationFrame(look)
    }
    look()
  })
}

async function positionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'positions'))
}
