import type { Page } from 'playwright'
import { median } from './median.ts'
import { startPhones } from './phones.ts'
import type { Bench } from './row.ts'
import { serveSlowly } from './slowSite.ts'

const runs = 7

/** From the first touch of the menu to its drawer in sight, on slow 4G with a processor 4 times slower. */
export const menuTouch: Bench = async (siteFolder) => {
  const site = await serveSlowly(siteFolder)
  const phones = await startPhones()
  const cases = [
    { what: 'on a page that was scrolled', goal: 300, visit: scroll, times: [] as number[] },
    { what: 'on a page untouched, idle', goal: 300, visit: rest, times: [] as number[] },
    { what: 'before idle', goal: 900, visit: undefined, times: [] as number[] },
  ]
  for (let run = 0; run < runs; run++) {
    for (const { visit, times } of cases) {
      times.push(await phones.use(4, (page) => timeOf(page, site.origin, visit)))
    }
  }
  await phones.close()
  site.close()
  return cases.map(({ what, goal, times }) => {
    const time = Math.round(median(times))
    return {
      group: 'Menu',
      what: `First touch → drawer in sight, ${what}`,
      measured: `${time} ms`,
      goal: `≤ ${goal} ms`,
      met: time <= goal,
    }
  })
}

type Visit = (page: Page) => Promise<void>

const rest: Visit = (page) => page.waitForTimeout(2000)

const scroll: Visit = async (page) => {
  await rest(page)
  await page.mouse.wheel(0, 300)
  await rest(page)
}

/** @param visit what comes between the page's load and the touch, which comes as soon as it can without */
async function timeOf(page: Page, origin: string, visit?: Visit): Promise<number> {
  await page.addInitScript(watchDrawer)
  await page.goto(origin, { waitUntil: visit ? 'networkidle' : 'commit' })
  // The entry script has come.
  await page.locator('#menu-toggle[role=button]').waitFor()
  await visit?.(page)
  await page.locator('#menu-toggle').tap()
  const time = await page.locator('html[data-drawer-time]').getAttribute('data-drawer-time')
  return Number(time)
}

/** Keeps the time from the finger to the first frame that shows half of the menu, whichever panel it is. */
function watchDrawer() {
  const look = (touched: number) =>
    requestAnimationFrame(() => {
      const box = document.querySelector('dialog[open], [role=dialog]')?.getBoundingClientRect()
      const isInSight = box && box.left + box.width / 2 < innerWidth
      const time = String(performance.now() - touched)
      if (isInSight) document.documentElement.setAttribute('data-drawer-time', time)
      else look(touched)
    })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
}
