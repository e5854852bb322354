import { emptied } from './emptied.ts'
import { median } from './median.ts'
import { type RawBrowser, startBrowser } from './rawBrowser.ts'
import type { Bench } from './row.ts'
import { serveSlowly, withoutViewTransition, withSpeculationRules } from './slowSite.ts'

const runs = 5
/** How long (ms) the mouse rests on a link before it clicks. */
const hover = 200
const goal = 150

/** Pages and links on them, another each time. */
const ways = [
  { from: '/', to: '/services/ac-repair' },
  { from: '/blog', to: '/blog/top-10-reasons-ac-not-cooling' },
  { from: '/services', to: '/services/boiler-repair' },
]

const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }
const moderate = [{ where, eagerness: 'moderate' }]
const eager = [{ where, eagerness: 'eager' }]
const immediate = [{ where, eagerness: 'immediate' }]

const variants: { name: string; change: (html: string, path: string) => string }[] = [
  { name: 'as the site says', change: (html) => html },
  { name: 'the same without view transitions', change: withoutViewTransition },
  {
    name: 'the same to a page with nothing but its heading',
    change: (html, path) => (ways.some(({ to }) => to === path) ? emptied(html) : html),
  },
  withRules('no rules', {}),
  withRules('prefetch, immediate', { prefetch: immediate }),
  withRules('prerender, moderate', { prerender: moderate }),
  withRules('prefetch, eager; prerender, moderate', { prefetch: eager, prerender: moderate }),
  withRules('prerender, eager', { prerender: eager }),
]

function withRules(name: string, rules: object) {
  return { name, change: (html: string) => withSpeculationRules(html, rules) }
}

/** From the click on a link to the next page's heading painted, on slow 4G with a processor 4 times slower. */
export const navigation: Bench = async (siteFolder) => {
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
  return variants.map(({ name }, index) => {
    const time = Math.round(median(times[index] ?? []))
    return {
      group: 'Navigation',
      what: `Click after ${hover} ms of hover → heading painted: ${name}`,
      measured: `${time} ms`,
      ...(index === 0 && { goal: `≤ ${goal} ms`, met: time <= goal }),
    }
  })
}

/** What every page tells: when it was clicked, and when it was first painted with its heading, as a time of day in ms. */
interface Report {
  path: string
  what: 'clicked' | 'painted'
  time: number
}

const reporter = `
  const tell = (what) => report(JSON.stringify({
    what, path: location.pathname, time: performance.timeOrigin + performance.now(),
  }))
  addEventListener('click', () => tell('clicked'), true)
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
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
  await wait(hover)
  for (const type of ['mousePressed', 'mouseReleased']) {
    // Not awaited: the page that would answer goes away.
    tab.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
  }
  const time = (await timeWhen('painted', to)) - (await timeWhen('clicked', pathname))
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
  ['Runtime.runIfWaitingForDebugger', {}],
]

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
