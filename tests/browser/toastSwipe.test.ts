import type { Page } from 'playwright/test'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { boxOf, show, showUnlimited, stays, toastOf } from './toasts.ts'
import { touchDrag } from './touchDrag.ts'

const title = 'Swipe me'

test('10: a swipe of more than 50 px to the right closes, any other does not', async ({ page }) => {
  await page.goto('/faq')
  await showUnlimited(page, title)
  for (const move of [
    { x: 50, y: 0 },
    { x: 40, y: 0 },
    { x: -60, y: 0 },
    { x: 60, y: 80 },
  ]) {
    await swipe(page, move)
    await boxOf(page, title)
    await expect(toastOf(page, title), JSON.stringify(move)).toHaveAttribute('data-state', 'open')
  }
  await swipe(page, { x: 60, y: 0 })
  await expect(toastOf(page, title)).toHaveCount(0)
  await showUnlimited(page, title)
  await swipe(page, { x: 60, y: 20 })
  await expect(toastOf(page, title)).toHaveCount(0)
})

test('10: a swipe is not a click', async ({ page }) => {
  await page.goto('/faq')
  await show(page, {
    title,
    action: { label: 'Go', altText: 'go', href: '#clicked' },
    ...stays,
  })
  await boxOf(page, title)
  const action = await toastOf(page, title).getByRole('link').boundingBox()
  if (!action) throw new Error('The action has no box.')
  await drag(page, { x: action.x + 10, y: action.y + 10 }, { x: 30, y: 0 })
  await expect(page).not.toHaveURL(/#clicked/)
  await toastOf(page, title).getByRole('link').click()
  await expect(page).toHaveURL(/#clicked/)
})

test.describe('by finger', () => {
  test.use(phone)

  test('10: a swipe by 40 does not close, by 60 does', async ({ page }) => {
    await page.goto('/faq')
    await showUnlimited(page, title)
    const box = await boxOf(page, title)
    const middle = { x: box.x + 80, y: box.y + box.height / 2 }
    await touchDrag(page, middle, 40)
    await expect(toastOf(page, title)).toBeInViewport({ ratio: 1 })
    await touchDrag(page, middle, 60)
    await expect(toastOf(page, title)).toHaveCount(0)
  })
})

async function swipe(page: Page, move: { x: number; y: number }) {
  const box = await boxOf(page, title)
  await drag(page, { x: box.x + 80, y: box.y + 20 }, move)
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 10 })
  await page.mouse.up()
}
