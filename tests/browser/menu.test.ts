import type { Page } from 'playwright/test'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { expectAtRest, holdDrawer, menuOf, openMenu } from './menuPanels.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { touchDrag } from './touchDrag.ts'

test.use(phone)

for (const panel of ['dialog', 'drawer'] as const) {
  test.describe(`as a ${panel}`, () => {
    test.beforeEach(async ({ page }) => {
      if (panel === 'dialog') await holdDrawer(page)
    })

    test('says what it does, opens, holds the whole navigation and closes', async ({ page }) => {
      await page.goto('/about')
      const toggle = page.getByRole('button', { name: 'Open menu' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await openMenu(page, panel)
      await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-label', 'Close menu')
      const links = menuOf(page).getByRole('link')
      await expect(links).toHaveText([...mainNavigation, scheduleLink].map(({ label }) => label))
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('About')
      await menuOf(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(menuOf(page)).toHaveCount(0)
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('is there or gone where motion is not wanted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/about')
      await recordPositions(page)
      await openMenu(page, panel)
      await page.keyboard.press('Escape')
      await expect(menuOf(page)).toHaveCount(0)
      expect(
        (await positionsOf(page)).filter((position) => position > 0 && position < 100),
      ).toEqual([])
    })

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens it; focus goes in, is kept, and comes back to the toggle`, async ({
        page,
      }) => {
        await page.goto('/about')
        await page.getByRole('button', { name: 'Open menu' }).focus()
        await page.keyboard.press(key)
        await expectAtRest(page, panel)
        await expect(menuOf(page).locator(':focus')).toHaveCount(1)
        const stops = new Set<string | null>()
        for (let press = 0; press < 12; press++) {
          await page.keyboard.press('Tab')
          // Out of the dialog Tab leads through the browser's own bar, if anywhere.
          if (panel === 'drawer') await expect(menuOf(page).locator(':focus')).toHaveCount(1)
          else await expect(page.locator(':focus:not(dialog *, dialog)')).toHaveCount(0)
          stops.add(await page.evaluate(() => document.activeElement?.textContent ?? null))
        }
        expect(stops.size).toBeGreaterThanOrEqual(mainNavigation.length + 2)
        await menuOf(page).getByRole('link', { name: 'About' }).focus()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
      })
    }

    test('closes on a link to another page, and to the same one', async ({ page }) => {
      await page.goto('/about')
      // The browser stays: what closes the menu is the link, not the next page.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
      for (const name of ['About', 'Services']) {
        await openMenu(page, panel)
        await menuOf(page).getByRole('link', { name, exact: true }).tap()
        await expect(menuOf(page)).toHaveCount(0)
      }
      await page.goto('/about')
      await openMenu(page, panel)
      await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
      await expect(page).toHaveURL('/contact')
    })

    test('closes on the backdrop, not on the panel', async ({ page }) => {
      await page.goto('/about')
      await openMenu(page, panel)
      await page.touchscreen.tap(360, 780)
      await page.waitForTimeout(300)
      await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
      await page.touchscreen.tap(20, 400)
      await expect(menuOf(page)).toHaveCount(0)
    })

    test('closes at the large breakpoint', async ({ page }) => {
      await page.goto('/about')
      await openMenu(page, panel)
      await page.setViewportSize({ width: 1100, height: 800 })
      await expect(menuOf(page)).toHaveCount(0)
    })

    test('the page behind does not scroll', async ({ page }) => {
      await page.goto('/about')
      await openMenu(page, panel)
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(menuOf(page)).toHaveCount(0)
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })
  })
}

test('moves in, keeps still while the drawer takes over, and moves out', async ({ page }) => {
  await page.goto('/about')
  await recordPositions(page)
  await openMenu(page)
  await settle(page)
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toHaveCount(0)
  const positions = await positionsOf(page)
  const arrival = positions.findIndex((position) => position < 0.5)
  const departure = positions.findLastIndex((position) => position < 0.5)
  const between = (position: number) => position > 5 && position < 95
  expect(positions.slice(0, arrival).filter(between).length).toBeGreaterThan(2)
  expect(Math.max(...positions.slice(arrival, departure))).toBeLessThan(0.5)
  expect(positions.slice(departure).filter(between).length).toBeGreaterThan(2)
})

test('turns round when it is wanted again on its way out', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await settle(page)
  await recordPositions(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.getElementById('menu-toggle')?.click())
  await settle(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', 'true')
  expect(Math.max(...(await positionsOf(page)))).toBeLessThan(100)
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
  await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
  await settle(page)
  await expect(page).toHaveURL('/about')
  await touchDrag(page, link, 220)
  await expect(menuOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

async function settle(page: Page) {
  await expect
    .poll(() => menuOf(page).evaluate((panel) => panel.style.transform))
    .toBe('translateX(0%)')
}

/** Notes where the panel is in each frame, in percent of its width: 0 open, 100 out. */
async function recordPositions(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const look = () => {
      const box = document.querySelector('dialog[open], [role=dialog]')?.getBoundingClientRect()
      if (box) positions.push(((box.right - innerWidth) / box.width) * 100)
      requestAnimationFrame(look)
    }
    look()
  })
}

async function positionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'positions'))
}
