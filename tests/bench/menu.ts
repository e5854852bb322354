import { chromium } from 'playwright'
import { findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/phone.ts'
import { median } from './median.ts'
import type { Bench } from './row.ts'
import { serveSlowly } from './slowSite.ts'

const runs = 5
/** ms */
const goal = 300

/** From the first tap on the menu's button, as soon as it is there, to half of the menu in sight. */
export const menu: Bench = async (siteFolder) => {
  const site = await serveSlowly(siteFolder)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const timeOf = async (areScriptsRefused: boolean) => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    if (areScriptsRefused) await page.route('**/*.js', (route) => route.abort())
    await page.addInitScript(watchMenu)
    await page.goto(site.origin, { waitUntil: 'commit' })
    await page.locator('#menu-toggle').tap()
    const time = await page.locator('html[data-menu-time]').getAttribute('data-menu-time')
    await context.close()
    return Number(time)
  }
  const times: Record<'allowed' | 'refused', number[]> = { allowed: [], refused: [] }
  for (let run = 0; run < runs; run++) {
    times.allowed.push(await timeOf(false))
    times.refused.push(await timeOf(true))
  }
  await browser.close()
  site.close()
  return Object.entries(times).map(([scripts, measured]) => ({
    group: 'Menu',
    what: `First tap → menu in sight, slow 4G, processor 6 times slower, scripts ${scripts}`,
    measured: `${Math.round(median(measured))} ms`,
    goal: `≤ ${goal} ms`,
    met: median(measured) <= goal,
  }))
}

/** In the page: keeps the time from the finger to the first frame that shows half of the menu. */
const watchMenu = `
  const look = (touched) => requestAnimationFrame(() => {
    const box = document.querySelector('#menu:popover-open')?.getBoundingClientRect()
    const isInSight = box && box.left + box.width / 2 < innerWidth
    if (isInSight) document.documentElement.dataset.menuTime = performance.now() - touched
    else look(touched)
  })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })`
