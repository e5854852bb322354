import type { Page } from 'playwright'
import { median } from './median'
import { startPhones } from './phones'
import type { Bench } from './row'
import { serveSlowly } from './slowSite'

const runs = 7

/** From the first touch of the menu to its drawer in sight, on slow 4G with a processor 4 times slower. */
export const menuTouch: Bench = async (siteFolder) => {
  const site = await serveSlowly(siteFolder)
  const phones = await startPhones()
  const cases = [
    { what: 'once idle has passed', goal: 300, isIdle: true, times: [] as number[] },
    { what: 'before', goal: 900, isIdle: false, times: [] as number[] },
  ]
  for (let run = 0; run < runs; run++) {
    for (const { isIdle, times } of cases) {
      times.push(await phones.use(4, (page) => timeOf(page, site.origin, isIdle)))
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

async function timeOf(page: Page, origin: string, isIdle: boolean): Promise<number> {
  await page.addInitScript(watchDrawer)
  await page.goto(origin, { waitUntil: isIdle ? 'networkidle' : 'commit' })
  // The entry script has come.
  await page.locator('#menu-toggle[role=button]').waitFor()
  if (isIdle) await page.waitForTimeout(2000)
  await page.locator('#menu-toggle').tap()
  const time = await page.locator('html[data-drawer-time]').getAttribute('data-drawer-time')
  return Number(time)
}

/** Keeps the time from the finger to the first frame that shows half of the drawer. */
function watchDrawer() {
  const look = (touched: number) =>
    requestAnimationFrame(() => {
      const box = document.querySelector('[role=dialog]')?.getBoundingClientRect()
      const isInSight = box && box.left + box.width / 2 < innerWidth
      const time = String(performance.now() - touched)
      if (isInSight) document.documentElement.setAttribute('data-drawer-time', time)
      else look(touched)
    })
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
}
