import type { Page, Route } from 'playwright/test'
import { islandSources } from '../../components/islands/islandSources.ts'
import { builtFile } from './builtFile.ts'
import { expect } from './pageTest.ts'

/** What shows the menu: the browser's dialog at first, then Chakra's drawer in its place. */
export type Panel = 'dialog' | 'drawer'

const drawerFile = `**${builtFile(islandSources.drawer)}`

/** Answers for the drawer's script; without an answer it never comes. */
export async function holdDrawer(page: Page, answer: (route: Route) => unknown = () => {}) {
  await page.route(drawerFile, answer)
}

export async function releaseDrawer(page: Page) {
  await page.unroute(drawerFile)
}

/** Opens the menu and waits until the panel is at rest. */
export async function openMenu(page: Page, panel: Panel = 'drawer') {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expectAtRest(page, panel)
}

export async function expectAtRest(page: Page, panel: Panel) {
  const mark = panel === 'dialog' ? 'dialog[open][data-settled]' : '[role=dialog]'
  await expect(menuOf(page).and(page.locator(mark))).toBeInViewport({ ratio: 1 })
}

/** The menu, whatever shows it. */
export function menuOf(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' })
}
