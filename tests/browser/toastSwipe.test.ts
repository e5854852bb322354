import type { Page } from 'playwright/test'
import { expect, test } from './pageTest.ts'
import { boxOf, show, showUnlimited, toastOf } from './toasts.ts'
import { touchDrag } from './touchDrag.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
})

for (const { move, closes } of [
  { move: { x: 60, y: 0 }, closes: true },
  { move: { x: 60, y: 20 }, closes: true },
  { move: { x: 50, y: 0 }, closes: false },
  { move: { x: 40, y: 0 }, closes: false },
  { move: { x: -60, y: 0 }, closes: false },
  { move: { x: 60, y: 80 }, closes: false },
]) {
  test(`10: a swipe by ${move.x}, ${move.y} ${closes ? 'closes' : 'does not close'}`, async ({
    page,
  }) => {
    await showUnlimited(page, 'Swipe me')
    await swipe(page, 'Swipe me', move)
    await page.waitForTimeout(500)
    await expect(toastOf(page, 'Swipe me')).toBeVisible({ visible: !closes })
  })
}

test('10: a swipe is not a click', async ({ page }) => {
  await show(page, {
    title: 'Swipe me',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Go', altText: 'go', href: '#clicked' },
  })
  await boxOf(page, 'Swipe me')
  const action = await toastOf(page, 'Swipe me').getByRole('link').boundingBox()
  if (!action) throw new Error('The action has no box.')
  await drag(page, { x: action.x + 10, y: action.y + 10 }, { x: 30, y: 0 })
  await expect(page).not.toHaveURL(/#clicked/)
  await toastOf(page, 'Swipe me').getByRole('link').click()
  await expect(page).toHaveURL(/#clicked/)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('10: a swipe by 40 does not close, by 60 does', async ({ page }) => {
    await showUnlimited(page, 'Swipe me')
    const box = await boxOf(page, 'Swipe me')
    const middle = { x: box.x + 80, y: box.y + box.height / 2 }
    await touchDrag(page, middle, 40)
    await expect(toastOf(page, 'Swipe me')).toBeInViewport({ ratio: 1 })
    await touchDrag(page, middle, 60)
    await expect(toastOf(page, 'Swipe me')).toHaveCount(0)
  })
})

async function swipe(page: Page, title: string, move: { x: number; y: number }) {
  const box = await boxOf(page, title)
  await drag(page, { x: box.x + 80, y: box.y + 20 }, move)
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 10 })
  await page.mouse.up()
}
