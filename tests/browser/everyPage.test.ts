import type { Page } from 'playwright/test'
import { noSuchPage, sitePaths } from '../sitePages.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './pageTest.ts'
import { addTextSpacing, collisionsOn, removeTextSpacing } from './textSpacing.ts'

// Without motion, so that axe sees no color halfway through a fade.
test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

/** 320: WCAG 1.4.10. 1024: the narrowest screen with the whole navigation in the header. */
const widths = [320, 1024]

for (const path of [...sitePaths, noSuchPage]) {
  test(`${path} is still, accessible, and readable at any width and spacing`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await recordShifts(page)
    await page.goto(path)

    expect.soft(await shiftsOn(page), 'layout shifts down to the end of the page').toEqual([])
    expect.soft(await violationsOf(page), 'what axe finds').toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      const sideways = await sidewaysScrolling(page)
      expect.soft(sideways, `sideways scrolling at ${width} px`).toEqual([])
      await addTextSpacing(page)
      const collisions = await collisionsOn(page)
      expect.soft(collisions, `spaced text at ${width} px`).toEqual([])
      await removeTextSpacing(page)
    }
    const foreign = requests.filter((url) => !url.startsWith(`${baseURL}/`))
    expect.soft(foreign, 'requests to other origins').toEqual([])
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
