import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import { launchOptions } from '../support/findBrowser.ts'
import { serveSite } from '../support/serveSite.ts'
import { pageKinds, siteFolder } from '../support/sitePages.ts'
import type { Figure } from './figures.ts'

/** How long (ms) the visitor does nothing, before and after scrolling. */
const rest = 8000

/** What a phone downloads on a first visit that only scrolls once. */
export async function bytes(): Promise<Record<string, Figure>> {
  const browser = await chromium.launch(launchOptions())
  const visits = pageKinds.map(async (path) => {
    // Counted at the server, so that prefetches are included.
    const site = await serveSite(siteFolder)
    const page = await browser.newPage(devices['Pixel 7'])
    let font = 0
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'font') return
      const { responseHeadersSize, responseBodySize } = await request.sizes()
      font += responseHeadersSize + responseBodySize
    })
    await page.goto(site.origin + path)
    await sleep(rest)
    await page.mouse.wheel(0, 2000)
    await sleep(rest)
    await page.close()
    site.close()
    return { path, bytes: site.bytesSent() - font, font }
  })
  const pages = await Promise.all(visits)
  await browser.close()
  const fonts = Math.max(...pages.map(({ font }) => font))
  return {
    ...Object.fromEntries(
      pages.map(({ path, bytes }) => [path, { value: bytes, unit: 'B', aim: 15_000 }]),
    ),
    'all fonts': { value: fonts, unit: 'B', aim: 24_000 },
  }
}
