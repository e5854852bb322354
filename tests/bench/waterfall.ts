import { chromium, devices } from 'playwright'
import { launchOptions } from '../support/findBrowser.ts'
import { serveSite } from '../support/serveSite.ts'
import { siteFolder } from '../support/sitePages.ts'
import type { Figure } from './figures.ts'

/** When each file of a first visit to the home page was requested and arrived, on slow 4G. */
export async function waterfall(): Promise<Record<string, Figure>> {
  const site = await serveSite(siteFolder, { isSlow: true })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage(devices['Pixel 7'])
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  const files = await page.evaluate(() => {
    const paints = performance.getEntriesByType('paint')
    const loads = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    return [
      ...loads.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        name: new URL(name).pathname,
        start: Math.round(startTime),
        end: Math.round(responseEnd),
        note: `${encodedBodySize.toLocaleString('en-US')} B`,
      })),
      ...paints.map(({ name, startTime }) => {
        const time = Math.round(startTime)
        return { name, start: 0, end: time, note: undefined }
      }),
    ]
  })
  await browser.close()
  site.close()
  return Object.fromEntries(
    files.map(({ name, start, end, note }) => [name, { value: end, start, unit: 'ms', note }]),
  )
}
