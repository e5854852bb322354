import { test as base, expect, type Page } from 'playwright/test'
import { noSuchPage, sitePaths } from '../sitePages.ts'
import { everything, violationsOf } from './axe.ts'
import { collectErrors } from './pageTest.ts'
import { addTextSpacing, collisionsOn, removeTextSpacing } from './textSpacing.ts'

/** 320: WCAG 1.4.10. 1024: the narrowest screen with the whole navigation in the header. */
const widths = [320, 1024]

interface Visit {
  page: Page
  errors: string[]
  requests: string[]
}

/** One page for all tests of a worker: a new one for each takes half of their time. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      // Without motion, so that axe sees no color halfway through a fade.
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const errors = await collectErrors(context)
      const page = await context.newPage()
      // Each page loads as on a first visit.
      const session = await context.newCDPSession(page)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await recordShifts(page)
      await use({ page, errors, requests })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const path of [...sitePaths, noSuchPage]) {
  test(`${path} is still, accessible, and readable at any width and spacing`, async ({
    visit: { page, errors, requests },
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${baseURL}${path}`)

    expect.soft(await shiftsOn(page), 'layout shifts down to the end of the page').toEqual([])
    // Header and footer are the same on every page: pageKinds.test.ts.
    const violations = await violationsOf(page, everything, ['header', 'footer'])
    expect.soft(violations, 'what axe finds').toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      const sideways = await sidewaysScrolling(page)
      expect.soft(sideways, `sideways scrolling at ${width} px`).toEqual([])
      await addTextSpacing(page)
      const collisions = await collisionsOn(page)
      expect.soft(collisions, `spaced text at ${width} px`).toEqual([])
      await removeTextSpacing(page)
    }
    const foreign = requests.splice(0).filter((url) => !url.startsWith(`${baseURL}/`))
    expect.soft(foreign, 'requests to other origins').toEqual([])
    expect.soft(errors.splice(0), 'errors').toEqual([])
  })
}

/** The browser keeps the shifts that came before, and reports them to later observers. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

/** Scrolls to the end of the page. @returns the layout shifts on the way */
function shiftsOn(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const { scrollHeight, clientHeight } = document.documentElement
    for (let y = 0; y < scrollHeight; y += clientHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    await new Promise((resolve) => requestIdleCallback(resolve))
    await frame()
    await frame()
    return Reflect.get(window, 'shifts')
  })
}

/** The directions of text in which the page is wider than its window. */
function sidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const found = ['rtl', 'ltr'].filter((direction) => {
      root.dir = direction
      return root.scrollWidth > root.clientWidth
    })
    root.removeAttribute('dir')
    return found
  })
}
