import type { Page } from 'playwright/test'
import { menuId, menuToggleId } from '../../components/layout/menuIds.ts'
import { expect } from './pageTest.ts'

/** Opens the menu of small screens, and waits until it is at rest. */
export async function openMenu(page: Page) {
  await page.locator(`#${menuToggleId}`).click()
  const menu = page.locator(`#${menuId}`)
  await expect(menu).toBeInViewport({ ratio: 1 })
}
