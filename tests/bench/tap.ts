import { median } from './median.ts'
import { type RawBrowser, startBrowser } from './rawBrowser.ts'
import type { Bench } from './row.ts'
import {
  bare,
  serveSlowly,
  withoutExpect,
  withSpeculationRules,
  withViewTransition,
} from './slowSite.ts'

const runs = Number(process.env.RUNS ?? 6)
/** How much longer than to a bare page the way to one of the site may take. */
const goal = 1.3

/** Pages and links on them, another each time. */
const ways = [
  { from: '/', to: '/services/ac-repair' },
  { from: '/blog', to: '/blog/top-10-reasons-ac-not-cooling' },
  { from: '/services', to: '/services/boiler-repair' },
]

const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }

const variants: { name: string; change: (html: string) => string }[] = [
  { name: 'as the site is', change: (html) => html },
  { name: 'the same words, without style, script and drawings', change: bare },
  { name: 'with view transitions', change: withViewTransition },
  { name: 'without `rel="expect"`', change: withoutExpect },
  withRules('no speculation rules', {}),
  withRules('prefetch, moderate', { prefetch: [{ where, eagerness: 'moderate' }] }),
  withRules('prefetch, conservative', { prefetch: [{ where, eagerness: 'conservative' }] }),
]

function withRules(name: string, rules: object) {
  return { name, change: (html: string) => withSpeculationRules(html, rules) }
}

/** From a finger's tap on a link to the next page's heading painted, on slow 4G with a processor 4 times slower. */
export const tap: Bench = async (siteFolder) => {
  const browser = startBrowser()
  const sites = await Promise.all(variants.map(({ change }) => serveSlowly(siteFolder, change)))
  const times = variants.map((): number[] => [])
  for (let run = 0; run < runs; run++) {
    const { from = '', to = '' } = ways[run % ways.length] ?? {}
    // In turns, so that whatever else the machine does falls on all alike.
    for (const [index, { origin }] of sites.entries()) {
      times[index]?.push(await timeOf(browser, origin + from, to))
    }
  }
  for (const site of sites) site.close()
  await browser.close()
  const [own = Number.NaN, bareTime = Number.NaN] = times.map(median)
  return variants.map(({ name }, index) => {
    const time = median(times[index] ?? [])
    return {
      group: 'Tap',
      what: `Tap on a link → heading painted: ${name}`,
      measured: `${Math.round(time)} ms, ${(time / bareTime).toFixed(2)} × the bare page`,
      ...(index === 0 && { goal: `≤ ${goal} ×`, met: own / bareTime <= goal }),
    }
  })
}

/** What every page tells: when it was tapped, and when it was first painted with its heading, as a time of day in ms. */
interface Report {
  path: string
  what: 'tapped' | 'painted'
  time: number
}

const reporter = `
  const tell = (what) => report(JSON.stringify({
    what, path: location.pathname, time: performance.timeOrigin + performance.now(),
  }))
  addEventListener('touchstart', () => tell('tapped'), true)
  // The frame after the one that held it.
  const watch = () => requestAnimationFrame(() =>
    document.querySelector('h1') ? requestAnimationFrame(() => tell('painted')) : watch())
  if (document.prerendering) document.addEventListener('prerenderingchange', watch)
  else watch()`

async function timeOf(browser: RawBrowser, from: string, to: string): Promise<number> {
  const reports: Report[] = []
  const tab = await openTab(browser, (report) => reports.push(report))
  const timeWhen = async (what: Report['what'], path: string) => {
    for (let waited = 0; waited < 20_000; waited += 10) {
      const report = reports.find((report) => report.what === what && report.path === path)
      if (report) return report.time
      await wait(10)
    }
    throw new Error(`${path} was never ${what}.`)
  }
  const { pathname } = new URL(from)
  await tab.send('Page.navigate', { url: from })
  await timeWhen('painted', pathname)
  await wait(1500)
  const link = JSON.stringify(`main a[href="${to}"]`)
  const { result } = await tab.send('Runtime.evaluate', {
    returnByValue: true,
    expression: `(() => {
      const link = document.querySelector(${link})
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y } = link.getClientRects()[0]
      return { x: x + 8, y: y + 8 }
    })()`,
  })
  const point = (result as { value: { x: number; y: number } }).value
  await wait(500)
  // Not awaited: the page that would answer goes away.
  tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await wait(80)
  tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const time = (await timeWhen('painted', to)) - (await timeWhen('tapped', pathname))
  await tab.close()
  return time
}

/** Opens a tab and slows down all that is ever rendered for it, pages to come included. */
async function openTab(browser: RawBrowser, tell: (report: Report) => void) {
  const pages: string[] = []
  const stop = browser.listen(({ method, params }) => {
    if (method === 'Runtime.bindingCalled') tell(JSON.parse(String(params?.payload)))
    if (method !== 'Target.attachedToTarget') return
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string } }
    if (targetInfo.type !== 'page') return
    pages.push(sessionId)
    for (const [command, values] of preparations) {
      browser.send(command, values, sessionId).catch(() => {})
    }
  })
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  await browser.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    String(sessionId),
  )
  while (pages.length === 0) await wait(10)
  // A tab behind another paints nothing.
  await browser.send('Page.bringToFront', {}, pages[0])
  return {
    send: (method: string, params: object) => browser.send(method, params, pages[0]),
    async close() {
      stop()
      await browser.send('Target.closeTarget', { targetId })
    },
  }
}

const preparations: [string, object][] = [
  ['Page.enable', {}],
  ['Runtime.enable', {}],
  ['Runtime.addBinding', { name: 'report' }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: reporter }],
  ['Emulation.setCPUThrottlingRate', { rate: 4 }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  [
    'Emulation.setDeviceMetricsOverride',
    { width: 390, height: 800, deviceScaleFactor: 2, mobile: true },
  ],
  ['Runtime.runIfWaitingForDebugger', {}],
]

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
