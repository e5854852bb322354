import { test as base, expect, type Page } from 'playwright/test'
import { noSuchPage, sitePaths } from '../sitePages.ts'
import { getViolations } from './axe.ts'
import { walkByTab } from './keyboardWalk.ts'
import { collectErrors } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'
import { addTextSpacing, collisionsOn, sidewaysScrolling } from './textLayout.ts'

interface Visit {
  page: Page
  errors: string[]
  requests: string[]
}

/** One page for all tests of a worker: a new one for each takes half of their time. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      // Turns motion off, so that axe sees no color halfway through a fade.
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
  test(`${path} does not shift, is accessible, works with Tab, and fits 320 px with any text spacing`, async ({
    visit: { page, errors, requests },
    baseURL,
  }) => {
    // WCAG 1.4.10. Wider screens: pageKinds.test.ts.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${baseURL}${path}`)

    await scrollToEnd(page)
    expect.soft(await shiftsOn(page), 'layout shifts down to the end of the page').toEqual([])
    // Header and footer are the same on every page: pageKinds.test.ts.
    const violations = await getViolations(page, { exclude: ['header', 'footer'] })
    expect.soft(violations, 'what axe finds').toEqual([])
    expect.soft(await walkByTab(page, 'main'), 'stops of the Tab key').toEqual([])
    expect.soft(await sidewaysScrolling(page), 'sideways scrolling').toEqual([])
    await addTextSpacing(page)
    expect.soft(await collisionsOn(page), 'spaced text').toEqual([])
    const foreign = requests.splice(0).filter((url) => !url.startsWith(`${baseURL}/`))
    expect.soft(foreign, 'requests to other origins').toEqual([])
    expect.soft(errors.splice(0), 'errors').toEqual([])
  })
}

/** Brings everything into view, so that late layout shifts happen. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollHeight, clientHeight } = document.documentElement
    for (let y = 0; y < scrollHeight; y += clientHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}
