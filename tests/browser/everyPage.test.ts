import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { fonts } from '../../components/theme/fonts/fontFaceCss.ts'
import {
  getVariedPages,
  getWordyPages,
  noSuchPage,
  pageKinds,
  siteFolder,
  sitePaths,
  translatedKinds,
} from '../support/sitePages.ts'
import { getViolations } from './axe.ts'
import { walkByTab } from './keyboardWalk.ts'
import { collectErrors } from './pageTest.ts'
import { recordShifts, shiftsOn } from './shifts.ts'
import {
  addStyle,
  addWideFont,
  brokenWordsOn,
  collisionsOn,
  sidewaysScrolling,
  spacedText,
  unreadableNames,
} from './textLayout.ts'

interface Visit {
  page: Page
  errors: string[]
  requests: string[]
}

/** All tests in a worker share one page: a new page per test would double their time. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      // Disables animations, so that axe never measures a color in mid-fade.
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const errors = await collectErrors(context)
      const page = await context.newPage()
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await recordShifts(page)
      await provideFonts(page)
      await use({ page, errors, requests })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Loads the fonts before each first paint. On a busy machine they would come later, and move text.
 * For late fonts, see type.test.ts, which covers each kind of page.
 */
async function provideFonts(page: Page) {
  const [heading, text, strong] = fonts
  const read = (path: string) => readFileSync(join(siteFolder, path), 'base64')
  const faces = [
    ['Barlow', '700', read(heading)],
    ['Source', '400', read(text)],
    ['Source', '600', read(strong)],
  ] as const
  await page.addInitScript((faces) => {
    for (const [family, weight, file] of faces) {
      const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0))
      const face = new FontFace(family, bytes, { weight })
      if (face.status !== 'loaded') throw new Error(`${family} ${weight} is not loaded.`)
      document.fonts.add(face)
    }
  }, faces)
}

// Other pages only repeat the elements of these. Words are a page's own. For the names on other
// maps, see cityMap.test.ts and tests/unit/map.test.ts.
const variedPages = [...getVariedPages(), ...translatedKinds]
const wordyPages = [...getWordyPages(getVariedPages()), ...translatedKinds]

for (const path of [...sitePaths, noSuchPage, ...translatedKinds]) {
  test(`${path} does not shift, fits a phone, and works with Tab, a screen reader, and any font and text spacing`, async ({
    visit: { page, errors, requests },
    baseURL,
  }) => {
    // WCAG 1.4.10. For wider screens, see pageKinds.test.ts.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${baseURL}${path}`)
    await page.evaluate(() => document.fonts.ready)
    await scrollToEnd(page)
    expect.soft(await shiftsOn(page), 'layout shifts down to the end of the page').toEqual([])
    // The header and footer are the same on every page, and slow to check: see pageKinds.test.ts.
    if (variedPages.includes(path) && !pageKinds.includes(path)) {
      const violations = await getViolations(page, { exclude: ['header', 'footer'] })
      expect.soft(violations, 'what axe finds').toEqual([])
    }
    if (variedPages.includes(path)) {
      expect.soft(await walkByTab(page, 'main'), 'stops of the Tab key').toEqual([])
    }
    expect.soft(await sidewaysScrolling(page), 'sideways scrolling').toEqual([])
    if (variedPages.includes(path)) {
      await addStyle(page, spacedText)
      expect.soft(await collisionsOn(page), 'spaced text').toEqual([])
      await addStyle(page, '')
    }
    if (variedPages.includes(path)) await expectReadableMap(page)
    if (wordyPages.includes(path)) {
      // What fits in a wide font fits in the site's.
      await addWideFont(page)
      for (const width of [360, 412]) {
        await page.setViewportSize({ width, height: 780 })
        expect.soft(await brokenWordsOn(page), `broken words at ${width} px`).toEqual([])
        const room = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(room, 'width of the page').toBe(width)
      }
    }
    const foreign = requests.splice(0).filter((url) => !url.startsWith(`${baseURL}/`))
    expect.soft(foreign, 'requests to other origins').toEqual([])
    expect.soft(errors.splice(0), 'errors').toEqual([])
  })
}

/** Checks that every label on a map is readable. */
async function expectReadableMap(page: Page) {
  if (!(await page.$('main svg:has(g[transform] > text)'))) return
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await unreadableNames(page), `names on the map at ${width} px`).toEqual([])
  }
}

/** Scrolls through the page, so that late layout shifts happen. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollHeight, clientHeight } = document.documentElement
    // Images start loading 1,250 px before they scroll into view.
    for (let y = 0; y < scrollHeight; y += 3 * clientHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}
