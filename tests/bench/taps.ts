import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, devices, type Page } from 'playwright'
import { globSync } from 'tinyglobby'
import { launchOptions } from '../support/findBrowser.ts'
import type { ProjectCopy } from '../support/projectCopy.ts'
import { serveSite } from '../support/serveSite.ts'
import type { Figures } from './compare.ts'

/**
 * How long (ms) it takes on slow 4G from a tap to the first frame that shows half of the menu, a
 * toast, or a form that works.
 */
export async function taps(copy: ProjectCopy): Promise<Figures> {
  const siteFolder = copy.path('dist/client')
  const { origin, close } = await serveSite(siteFolder, { isSlow: true })
  const browser = await chromium.launch(launchOptions())
  const calculator = 'form[data-calculator]'
  const article = globSync('blog/*.html', { cwd: siteFolder })
    .sort()
    .find((file) => readFileSync(join(siteFolder, file), 'utf8').includes(' data-calculator'))
  const figures = {
    'menu, ms': await tapMenu(browser, origin),
    'toast, ms': await tapCoupon(browser, `${origin}/coupons`),
    'form, ms': await tapField(browser, `${origin}/contact`, '#contact-form'),
    ...(article && {
      'calculator, ms': await tapField(browser, `${origin}/${article.slice(0, -5)}`, calculator),
    }),
  }
  await browser.close()
  close()
  return figures
}

/** Pages with a link on each, used in turn. */
const ways = [
  { from: '/', to: '/services/ac-repair' },
  { from: '/blog', to: '/blog/top-10-reasons-ac-not-cooling' },
  { from: '/services', to: '/services/boiler-repair' },
]

/**
 * How long (ms) it takes on slow 4G from a tap to the next page's heading. The same page without
 * design shows how much of it the line and the machine take.
 */
export async function links(copy: ProjectCopy, _: string[], round: number): Promise<Figures> {
  const siteFolder = copy.path('dist/client')
  const { from, to } = ways[round % ways.length] ?? { from: '/', to: '/' }
  const site = await serveSite(siteFolder, { isSlow: true })
  const bare = await serveSite(siteFolder, { isSlow: true, change: withoutDesign })
  const browser = await chromium.launch(launchOptions())
  const figures = {
    'next page, ms': await tapLink(browser, site.origin + from, to),
    'next page without design, ms': await tapLink(browser, bare.origin + from, to),
  }
  await browser.close()
  for (const { close } of [site, bare]) close()
  return figures
}

/** A page's text without styles, scripts, and drawings: the fastest possible page. */
function withoutDesign(html: string): string {
  return html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace(/ (class|data-\w+|popover\w*)="[^"]*"/gi, '')
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

/** Logs the time from the press to the first frame in which an expression is true. */
function watchFor(expression: string): string {
  return `
  const look = (tapped) => requestAnimationFrame(() => {
    if (${expression}) console.log(performance.now() - tapped)
    else look(tapped)
  })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect()`
}

async function tapMenu(browser: Browser, url: string): Promise<number> {
  const middle = "boxOf('#menu:popover-open > div')?.left + boxOf('#menu > div')?.width / 2"
  const page = await openPhone(browser, 6, watchFor(`${middle} < innerWidth`))
  // Taps as soon as the button exists.
  await page.goto(url, { waitUntil: 'commit' })
  return measureTap(page, page.locator('[popovertarget]:has(+ nav)').tap())
}

async function tapCoupon(browser: Browser, url: string): Promise<number> {
  const right = "boxOf('[data-scope=toast][data-part=root]')?.right"
  const page = await openPhone(browser, 4, watchFor(`${right} <= innerWidth`))
  await page.goto(url)
  return measureTap(page, page.locator('[data-copy]').first().tap())
}

async function tapField(browser: Browser, url: string, form: string): Promise<number> {
  const isLoaded = `document.querySelector('${form}:not([data-island])')`
  const page = await openPhone(browser, 4, watchFor(isLoaded))
  await page.goto(url)
  return measureTap(page, page.locator(`${form} input:not([type=hidden])`).first().tap())
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

/** A phone with an empty cache. @param slowdown of the processor */
export async function openPhone(browser: Browser, slowdown: number, script: string): Promise<Page> {
  const page = await browser.newPage(devices['Pixel 7'])
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(script)
  return page
}
