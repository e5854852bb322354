import type { Page } from 'playwright'
import { besideEmpty } from './besideEmpty.ts'
import { emptied } from './emptied.ts'
import { median } from './median.ts'
import { startPhones } from './phones.ts'
import type { Bench, Row } from './row.ts'
import { serveSlowly } from './slowSite.ts'

const runs = 5

const pages = [
  { name: 'The home page', path: '/' },
  { name: 'An article', path: '/blog/hvac-zoning-systems-explained' },
]

/** How soon a page is there, beside the same page with nothing in it; and how long it keeps a slow processor busy. */
export const pageLoad: Bench = async (siteFolder) => {
  const site = await serveSlowly(siteFolder)
  const emptySite = await serveSlowly(siteFolder, emptied)
  const phones = await startPhones()
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const full: number[] = []
    const empty: number[] = []
    const blocking: number[] = []
    const leastBlocking: number[] = []
    for (let run = 0; run < runs; run++) {
      full.push((await phones.use(4, (page) => load(page, site.origin + path))).paint)
      empty.push((await phones.use(4, (page) => load(page, emptySite.origin + path))).paint)
      blocking.push((await phones.use(12, (page) => load(page, site.origin + path))).blocking)
      leastBlocking.push(
        (await phones.use(12, (page) => load(page, emptySite.origin + path))).blocking,
      )
    }
    rows.push(besideEmpty('Page load', name, median(full), median(empty)))
    rows.push({
      group: 'Page load',
      what: `${name}: blocking, processor 12 times slower`,
      measured: `${Math.round(median(blocking))} ms; the empty page ${Math.round(median(leastBlocking))} ms`,
      goal: '0 ms',
      met: median(blocking) === 0,
    })
  }
  await phones.close()
  emptySite.close()
  site.close()
  return rows
}

async function load(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const entries: PerformanceEntry[] = []
        new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
          type,
          buffered: true,
        })
        setTimeout(() => resolve(entries), 500)
      })
    const [paints, tasks] = await Promise.all([
      entriesOf('largest-contentful-paint'),
      entriesOf('longtask'),
    ])
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return {
      paint: paints.at(-1)?.startTime ?? Number.NaN,
      // As total blocking time counts: of each long task after the first paint, what exceeds 50 ms.
      blocking: tasks
        .filter(({ startTime }) => startTime >= first)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    }
  })
}
