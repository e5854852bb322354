import { chromium } from 'playwright'
import { findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/phone.ts'
import { pageKinds } from '../sitePaths.ts'
import type { Bench, Row } from './row.ts'
import { serve } from './serve.ts'

/** Bytes on the wire, headers included. */
const budget = 15_000

/** How long (ms) the visitor touches nothing, before and after a scroll. */
const rest = 8000

/** What a phone is sent on a first visit that touches nothing and scrolls once. */
export const visits: Bench = async (siteFolder) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rowOf = async (path: string): Promise<Row> => {
    // A server of its own, so that also what the browser prefetches is counted.
    const site = await serve(siteFolder)
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await page.goto(site.origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(rest)
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(rest)
    const sent = site.bytesSent()
    await context.close()
    site.close()
    return {
      group: 'Bytes of a visit',
      what: path,
      measured: `${sent.toLocaleString('en-US')} B`,
      goal: `≤ ${budget.toLocaleString('en-US')} B`,
      met: sent <= budget,
    }
  }
  const rows = await Promise.all(pageKinds.map(rowOf))
  await browser.close()
  return rows
}
