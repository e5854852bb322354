import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/phone.ts'
import { serveSite } from '../serveSite.ts'
import type { Bench } from './row.ts'

/** Runs of each variant; the median counts. */
const runs = Number(process.env.RUNS ?? 6)

/** Pages and links on them, used in turns. */
const links = [
  { from: '/', to: '/services/ac-repair' },
  { from: '/blog', to: '/blog/top-10-reasons-ac-not-cooling' },
  { from: '/services', to: '/services/boiler-repair' },
]

/** From a finger's tap to the next page's heading, and to the menu, on slow 4G and a slow processor. */
export const taps: Bench = async (siteFolder) => {
  const serve = (change?: (html: string) => string) =>
    serveSite(siteFolder, { change, isSlow: true })
  const sites = { own: await serve(), bare: await serve(bare), scriptless: await serve(scriptless) }
  // Playwright's Chromium has prerendering switched off; puppeteer's has not.
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const times = { own: [], bare: [], menu: [], menuScriptless: [] } as Record<string, number[]>
  for (let run = 0; run < runs; run++) {
    const { from, to } = links[run % links.length] ?? { from: '/', to: '/' }
    // One after the other, so that changes of the machine's load affect all alike.
    times.own?.push(await tapLink(browser, sites.own.origin + from, to))
    times.bare?.push(await tapLink(browser, sites.bare.origin + from, to))
    times.menu?.push(await tapMenu(browser, sites.own.origin))
    times.menuScriptless?.push(await tapMenu(browser, sites.scriptless.origin))
  }
  await browser.close()
  for (const site of Object.values(sites)) site.close()
  const [own, bareTime, menu, menuScriptless] = Object.values(times).map(median)
  const inMs = (time = Number.NaN) => `${Math.round(time)} ms`
  const menuRow = (what: string, time = Number.NaN) => {
    const conditions = 'slow 4G, processor 6 times slower'
    return {
      what: `First tap → half of the menu is in sight; ${conditions}${what}`,
      measured: inMs(time),
      goal: '≤ 300 ms',
      isMet: time <= 300,
    }
  }
  const ratio = (own ?? Number.NaN) / (bareTime ?? Number.NaN)
  return [
    {
      what: 'Tap on a link → next heading is painted; slow 4G, processor 4 times slower',
      measured: `${inMs(own)}, ${ratio.toFixed(2)} × the bare page`,
      goal: '≤ 1.3 ×',
      isMet: ratio <= 1.3,
    },
    { what: 'The same words without style, script and drawings', measured: inMs(bareTime) },
    menuRow('', menu),
    menuRow(', scripts refused', menuScriptless),
  ]
}

/** A page's words without style, script and drawings: nothing can be faster. */
function bare(html: string): string {
  return html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace(/ (class|data-\w+|popover\w*)="[^"]*"/gi, '')
}

function scriptless(html: string): string {
  return html.replace(/<script\b[^>]* src=[^>]*><\/script>/g, '')
}

/** Keeps the moment of the tap for the next page, which adds how long its heading took. */
const watchLink = `
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('touchstart', () => { sessionStorage.tapped = now() }, true)
  // A frame's callback runs before that frame is painted.
  const watch = () => requestAnimationFrame(() => {
    if (!document.querySelector('h1')) return watch()
    requestAnimationFrame(() => {
      const { tapped } = sessionStorage
      if (tapped) document.documentElement.dataset.time = now() - tapped
    })
  })
  watch()`

async function tapLink(browser: Browser, from: string, to: string): Promise<number> {
  const page = await openPhone(browser, 4, watchLink)
  await page.goto(from)
  await sleep(1500)
  const link = await page.waitForSelector(`main a[href="${to}"]`)
  const box = await link?.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [{ x, y } = { x: 0, y: 0 }] = element.getClientRects()
    return { x: x + 8, y: y + 8 }
  })
  if (!box) throw new Error(`${from} has no link to ${to}.`)
  await sleep(500)
  await page.touchscreen.touchStart(box.x, box.y)
  await sleep(80)
  const [, time] = await Promise.all([page.touchscreen.touchEnd(), timeOn(page)])
  return time
}

/** Keeps how long it takes from the finger to the first frame that shows half of the menu. */
const watchMenu = `
  const look = (tapped) => requestAnimationFrame(() => {
    const box = document.querySelector('#menu:popover-open > div')?.getBoundingClientRect()
    const isInSight = box && box.left + box.width / 2 < innerWidth
    if (isInSight) document.documentElement.dataset.time = performance.now() - tapped
    else look(tapped)
  })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })`

async function tapMenu(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser, 6, watchMenu)
  page.goto(origin).catch(() => {})
  // As soon as it is there.
  const button = await page.waitForSelector('#menu-toggle', { visible: true })
  await button?.tap()
  return timeOn(page)
}

/** Closes the page with its context when its script has kept the time (ms). Polling would delay its frames. */
async function timeOn(page: Page): Promise<number> {
  const root = await page.waitForSelector('html[data-time]')
  const time = await root?.evaluate((element) => element.getAttribute('data-time'))
  await page.browserContext().close()
  return Number(time)
}

async function openPhone(browser: Browser, slowdown: number, script: string): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({
    ...phone.viewport,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  await page.emulateCPUThrottling(slowdown)
  await page.evaluateOnNewDocument(script)
  return page
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
