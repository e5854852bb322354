import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, devices, type Page } from 'playwright'
import { launchOptions } from '../support/findBrowser.ts'
import { serveSite } from '../support/serveSite.ts'
import { siteFolder } from '../support/sitePages.ts'
import type { Figure } from './figures.ts'

/** Runs per variant. The median counts. */
const runs = 6

/** Pages with a link on each, used in turn. */
const links = [
  { from: '/', to: '/services/ac-repair' },
  { from: '/blog', to: '/blog/top-10-reasons-ac-not-cooling' },
  { from: '/services', to: '/services/boiler-repair' },
]

/**
 * How long (ms) it takes on slow 4G from a tap to the next page's heading, to the open menu, and to
 * a toast.
 */
export async function taps(): Promise<Record<string, Figure>> {
  const own = await serveSite(siteFolder, { isSlow: true })
  const bare = await serveSite(siteFolder, { isSlow: true, change: withoutDesign })
  const scriptless = await serveSite(siteFolder, { isSlow: true, change: withoutScript })
  const browser = await chromium.launch(launchOptions())
  const tapAnyLink = (origin: string, run: number) => {
    const { from, to } = links[run % links.length] ?? { from: '/', to: '/' }
    return tapLink(browser, origin + from, to)
  }
  const variants = [
    { what: 'heading of the next page', tap: (run: number) => tapAnyLink(own.origin, run) },
    { what: 'the same words without design', tap: (run: number) => tapAnyLink(bare.origin, run) },
    { what: 'half of the menu', aim: 300, tap: () => tapMenu(browser, own.origin) },
    { what: 'half of the menu, no script', tap: () => tapMenu(browser, scriptless.origin) },
    { what: 'toast, at rest', aim: 700, tap: () => tapCoupon(browser, own.origin) },
  ].map((variant) => ({ ...variant, times: [] as number[] }))
  for (let run = 0; run < runs; run++) {
    // Alternates between the variants, so that changes in load affect all of them alike.
    for (const { tap, times } of variants) times.push(await tap(run))
  }
  await browser.close()
  for (const site of [own, bare, scriptless]) site.close()
  const rows: Record<string, Figure> = Object.fromEntries(
    variants.map(({ what, aim, times }) => [what, { value: median(times), unit: 'ms', aim }]),
  )
  const [link, bareLink] = Object.values(rows)
  if (link && bareLink) link.aim = Math.round(1.3 * bareLink.value)
  return rows
}

/** A page's text without styles, scripts, and drawings: the fastest possible page. */
function withoutDesign(html: string): string {
  return html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace(/ (class|data-\w+|popover\w*)="[^"]*"/gi, '')
}

function withoutScript(html: string): string {
  return html.replace(/<script\b[^>]* src=[^>]*><\/script>/g, '')
}

/** Saves the time of the tap for the next page, which logs how long its heading took. */
const watchLink = `
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('pointerdown', () => { sessionStorage.tapped = now() }, true)
  // An animation frame callback runs before the frame is painted.
  const watch = () => requestAnimationFrame(() => {
    if (!document.querySelector('h1')) return watch()
    requestAnimationFrame(() => {
      const { tapped } = sessionStorage
      if (tapped) console.log(now() - tapped)
    })
  })
  watch()`

async function tapLink(browser: Browser, from: string, to: string): Promise<number> {
  const page = await openPhone(browser, 4, watchLink)
  await page.goto(from)
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  await sleep(2000)
  // Pressed for as long as a finger rests on the screen.
  return measureTap(page, link.click({ delay: 80 }))
}

/** Logs the time from the press to the first frame that shows half of the menu. */
const watchMenu = `
  const look = (tapped) => requestAnimationFrame(() => {
    const box = document.querySelector('#menu:popover-open > div')?.getBoundingClientRect()
    if (box && box.left + box.width / 2 < innerWidth) console.log(performance.now() - tapped)
    else look(tapped)
  })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })`

async function tapMenu(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser, 6, watchMenu)
  // Taps as soon as the button exists.
  await page.goto(origin, { waitUntil: 'commit' })
  return measureTap(page, page.locator('[popovertarget]:has(+ nav)').tap())
}

/** Logs the time from the press to the first frame in which the toast is in place. */
const watchToast = `
  const look = (tapped) => requestAnimationFrame(() => {
    const right = document.querySelector('[data-scope=toast][data-part=root]')?.getBoundingClientRect().right
    if (right <= innerWidth) console.log(performance.now() - tapped)
    else look(tapped)
  })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })`

async function tapCoupon(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser, 4, watchToast)
  await page.goto(`${origin}/coupons`)
  return measureTap(page, page.locator('[data-copy]').first().tap())
}

/**
 * The time (ms) that the page's script logs after a tap. Polling for it would delay the page's
 * frames.
 */
async function measureTap(page: Page, tap: Promise<void>): Promise<number> {
  const [message] = await Promise.all([
    page.waitForEvent('console', (line) => Number(line.text()) > 0),
    tap,
  ])
  await page.context().close()
  return Number(message.text())
}

async function openPhone(browser: Browser, slowdown: number, script: string): Promise<Page> {
  const page = await browser.newPage(devices['Pixel 7'])
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(script)
  return page
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}
