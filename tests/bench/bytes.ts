import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import { launchOptions } from '../support/findBrowser.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { serveSite } from '../support/serveSite.ts'
import type { Figures } from './compare.ts'

/** How long (ms) the visitor does nothing, before and after scrolling. */
const rest = 8000

/** What a phone downloads on a first visit that only scrolls once. */
export async function bytes(copy: ProjectCopy, paths: string[]): Promise<Figures> {
  const browser = await chromium.launch(launchOptions())
  const visits = paths.map(async (path) => {
    // Counted at the server, so that prefetches are included.
    const site = await serveSite(copy.path('dist/client'))
    const page = await browser.newPage(devices['Pixel 7'])
    let fonts = 0
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'font') return
      const { responseHeadersSize, responseBodySize } = await request.sizes()
      fonts += responseHeadersSize + responseBodySize
    })
    await page.goto(site.origin + path)
    await sleep(rest)
    await page.mouse.wheel(0, 2000)
    await sleep(rest)
    await page.close()
    site.close()
    return { path, fonts, ...site.sent() }
  })
  const seen = await Promise.all(visits)
  await browser.close()
  return {
    ...Object.fromEntries(seen.map(({ path, bytes, fonts }) => [`${path}, B`, bytes - fonts])),
    ...Object.fromEntries(seen.map(({ path, requests }) => [`${path}, requests`, requests])),
    'all fonts, B': Math.max(...seen.map(({ fonts }) => fonts)),
  }
}
