import type { Page } from 'playwright/test'
import { words } from '../../model/records.ts'
import { expect } from './pageTest.ts'

/** The menu on small screens. */
export function getMenu(page: Page) {
  return page.locator('#menu')
}

/** The part of the menu that slides. */
export function getMovingPart(page: Page) {
  return page.locator('#menu > div')
}

/** The button that opens the menu. */
export function getMenuToggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: words.layout.menu })
}

/** The button that closes the menu, inside it. */
export function getMenuClose(page: Page) {
  return getMenu(page).getByRole('button', { name: words.layout.close })
}

/** Opens the menu and waits for its animation to end. */
export async function openMenu(page: Page) {
  await getMenuToggle(page).click()
  await expectOpen(page)
}

/** Waits until the menu is open and its animation has ended. */
export async function expectOpen(page: Page) {
  await expect(getMovingPart(page)).toBeInViewport({ ratio: 0.99 })
  await getMovingPart(page).evaluate((part) =>
    Promise.all(part.getAnimations().map(({ finished }) => finished)),
  )
}

/** Waits until the menu is closed and out of view. */
export async function expectClosed(page: Page) {
  await expect(getMenu(page)).toBeHidden()
  await expect(page.locator(':popover-open')).toHaveCount(0)
}
