import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../support/findBrowser.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { serveSite } from '../support/serveSite.ts'
import type { Figures } from './compare.ts'
import { openPhone } from './taps.ts'

/** How five kinds of page appear on a first visit, with slow 4G and a processor 4 times slower. */
export async function visit(copy: ProjectCopy, paths: string[]): Promise<Figures> {
  const site = await serveSite(copy.path('dist/client'), { isSlow: true })
  const browser = await chromium.launch(launchOptions())
  const figures: Figures = {}
  for (const path of paths.filter((path) => /^\/(contact)?$|^\/.*\//.test(path))) {
    const ofPage = await visitPage(browser, site.origin + path)
    for (const [name, value] of Object.entries(ofPage)) figures[`${path}, ${name}`] = value
  }
  await browser.close()
  site.close()
  return figures
}

/** https://web.dev/articles/vitals */
const watch = `
  const seen = { lcp: 0, cls: 0 }
  const observe = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use))
    .observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
  observe('layout-shift', ({ value }) => { seen.cls += value })`

async function visitPage(browser: Browser, url: string): Promise<Figures> {
  const page = await openPhone(browser, 4, `window.seen = (() => {${watch}; return seen })()`)
  const session = await page.context().newCDPSession(page)
  // Time of the thread, not on the clock.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  // Until late fonts would have moved something.
  await sleep(2000)
  const { metrics } = await session.send('Performance.getMetrics')
  const seen: { fcp: number; lcp: number; cls: number } = await page.evaluate(() => ({
    ...Reflect.get(window, 'seen'),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  let otherFonts = 0
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    if (!fonts.every(({ isCustomFont }) => isCustomFont)) otherFonts++
  }
  await page.context().close()
  const processor = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return {
    'first paint, ms': seen.fcp,
    'largest paint, ms': seen.lcp,
    'moved, CLS': Math.round(seen.cls * 1000) / 1000,
    'texts in another font': otherFonts,
    'processor, ms': processor * 1000,
  }
}
