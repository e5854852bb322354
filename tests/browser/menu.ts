import type { Page } from 'playwright/test'
import { expect } from './pageTest.ts'

/** The menu of small screens. */
export function getMenu(page: Page) {
  return page.locator('#menu')
}

/** The part of the menu that slides. */
export function getMovingPart(page: Page) {
  return page.locator('#menu > div')
}

/** The button that opens and closes it. Without styles, both of its labels are shown. */
export function getMenuToggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)/ })
}

/** Opens the menu and waits until it is at rest. */
export async function openMenu(page: Page) {
  await getMenuToggle(page).click()
  await expectOpen(page)
}

/** The menu is open and at rest. */
export async function expectOpen(page: Page) {
  await expect(getMovingPart(page)).toBeInViewport({ ratio: 0.99 })
  await expect(getMenuToggle(page)).toHaveAccessibleName(/Close$/)
  await getMovingPart(page).evaluate((part) =>
    Promise.all(part.getAnimations().map(({ finished }) => finished)),
  )
}

/** The menu is closed and out of sight. */
export async function expectClosed(page: Page) {
  await expect(getMenu(page)).toBeHidden()
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(getMenuToggle(page)).toHaveAccessibleName('Menu')
}
