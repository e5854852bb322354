import type { Page } from 'playwright/test'

/** URL patterns of the entry scripts and of the island files. */
export const entryScripts = /\/assets\/entry-[\w-]+\.js$/
export const islandFiles = /\/assets\/[\w-]{6}\.js$/

/**
 * Delays requests, like a slow connection. @returns a function that lets current and later requests
 * through
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
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
