import type { Page } from 'playwright/test'
import { renderPages } from '../support/renderPages.ts'
import { pageKinds } from '../support/sitePages.ts'
import { hold } from './hold.ts'
import { expect, test } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'
import { addStyle, addWideFont } from './textLayout.ts'
import { showUnlimited } from './toasts.ts'

// Of any width: they come too late to be shown. See font-display in fontFaceCss.ts.
test('late fonts move nothing on a first visit', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await recordShifts(page)
  let painted = Promise.resolve()
  // Routes disable the browser's cache, so each page is a first visit.
  await page.route(/\.woff2\?/, async (route) => {
    await painted
    await route.continue()
  })
  await page.route(
    ({ pathname }) => pageKinds.includes(pathname),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        // The browser keeps fonts in memory.
        .replaceAll('.woff2', `.woff2?${encodeURIComponent(route.request().url())}`)
        // The page's policy doesn't allow these styles.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      await route.fulfill({ response, body: html })
    },
  )
  for (const path of pageKinds) {
    let release = () => {}
    painted = new Promise((resolve) => {
      release = resolve
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    release()
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await shiftsOn(page), path).toEqual([])
  }
})

test('shows the fonts from the second page on', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const path of pageKinds) {
    await page.goto(path)
    expect.soft(await getFont(page, 'h1'), path).toBe('Barlow Semi Condensed')
    expect.soft(await getFont(page, 'footer p'), path).toMatch(/^Source Sans 3/)
  }
})

test('a toast leaves the text in the font that it began with', async ({ page }) => {
  const release = await hold(page, /\.woff2$/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  release()
  await page.evaluate(() => document.fonts.ready)
  const before = await getFont(page, 'h1')
  expect(before).not.toBe('Barlow Semi Condensed')
  await showUnlimited(page, 'Late fonts')
  expect(await getFont(page, 'h1')).toBe(before)
})

/** The home page of a firm whose first line is as long as can be. */
const longLine = () =>
  renderPages(
    ['/'],
    {},
    {
      phones: [{ use: 'emergency', number: '(802) 555-0178', label: 'No-heat line' }],
      emergency: { answered: 'always', banner: 'No heat or no hot water? Call us at once' },
    },
  )['/']

for (const [firm, getPage] of Object.entries({ 'this site': undefined, 'another firm': longLine }))
  test(`keeps the header's height in a wider font, with the first line of ${firm}, so that a late font moves nothing`, async ({
    page,
  }) => {
    if (getPage)
      await page.route(
        ({ pathname }) => pathname === '/',
        (route) => route.fulfill({ contentType: 'text/html', body: getPage() }),
      )
    await page.goto('/')
    const header = page.locator('header')
    for (const width of [360, 412, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await addStyle(page, '')
      const own = await header.boundingBox()
      await addWideFont(page)
      await addStyle(page, '* { font-family: Wide !important; letter-spacing: 0.05em }')
      expect(await header.boundingBox(), `${width} px`).toEqual(own)
    }
  })

/** The font that renders an element's text. */
async function getFont(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts[0]?.familyName
}
