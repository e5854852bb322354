import type { Page } from 'playwright/test'

/** The entry scripts, and the files of islands. */
export const entryScripts = '**/assets/entries/*.js'
export const islandFiles = '**/assets/chunks/*.js'

/** Holds files back, as a slow line does. @returns what lets them arrive, then or later */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
