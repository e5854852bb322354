import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/phone.ts'
import { serveSite } from '../serveSite.ts'
import { pageKinds } from '../sitePages.ts'
import type { Bench } from './row.ts'

/** Bytes on the wire without the font, headers included. */
const budget = 15_000

/** How long (ms) the visitor touches nothing, before and after a scroll. */
const rest = 8000

/** What a phone is sent on a first visit that touches nothing and scrolls once. */
export const visits: Bench = async (siteFolder) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rows = await Promise.all(
    pageKinds.map(async (path) => {
      // The server counts, so that prefetches are included.
      const site = await serveSite(siteFolder)
      const page = await browser.newPage(phone)
      let fontBytes = 0
      page.on('requestfinished', async (request) => {
        if (request.resourceType() !== 'font') return
        const { responseHeadersSize, responseBodySize } = await request.sizes()
        fontBytes += responseHeadersSize + responseBodySize
      })
      await page.goto(site.origin + path)
      await sleep(rest)
      await page.mouse.wheel(0, 2000)
      await sleep(rest)
      await page.close()
      const sent = site.bytesSent() - fontBytes
      site.close()
      return {
        what: path,
        measured: `${inBytes(sent)}, and the font once: ${inBytes(fontBytes)}`,
        goal: `≤ ${inBytes(budget)}`,
        isMet: sent <= budget,
      }
    }),
  )
  await browser.close()
  return rows
}

function inBytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`
}
