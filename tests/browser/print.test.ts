import type { Page } from 'playwright/test'
import { business, coupons, fillWords, words } from '../../model/records.ts'
import { absoluteUrl } from '../../model/settings.ts'
import { articlePath, articlePaths, pathWith, sitePaths } from '../support/sitePages.ts'
import { openMenu } from './menu.ts'
import { expect, phone, test } from './pageTest.ts'
import { printedSheets, withoutSpaces } from './pdf.ts'

const [coupon] = coupons

/** Parts that only help to navigate the site. */
const navigation = [
  words.layout.skip,
  business.emergency.banner ?? business.tagline,
  fillWords(words.layout.callBar, { phone: business.phone }),
  words.article.contents,
  words.article.related,
  'Our Services',
  'All rights reserved',
]

test('prints an article the same with the menu open and in dark mode', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(articlePath)
  const sheets = await printedSheets(page)
  const light = await colorsOn(page)
  await page.emulateMedia({ media: 'print' })
  const printed = await colorsOn(page)
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  expect(await colorsOn(page)).not.toEqual(light)
  await openMenu(page)
  expect(await printedSheets(page)).toEqual(sheets)
  await page.emulateMedia({ media: 'print' })
  expect(await colorsOn(page)).toEqual(printed)
})

/** The colors of each visible element. */
function colorsOn(page: Page): Promise<string[]> {
  return page.locator('body, body *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, borderColor, fill, stroke } = getComputedStyle(element)
        return [element.tagName, color, backgroundColor, borderColor, fill, stroke].join(' ')
      }),
  )
}

for (const path of articlePaths) {
  test(`prints all of ${path} with link URLs`, async ({ page }) => {
    await page.goto(path)
    const sheets = await printedSheets(page)
    for (const fact of [business.name, business.phone, absoluteUrl(path)]) {
      expect(withoutSpaces(sheets[0] ?? '')).toContain(withoutSpaces(fact))
    }
    const all = sheets.join(' ')
    for (const heading of await getHeadings(page))
      expect(withoutSpaces(all)).toContain(withoutSpaces(heading))
    for (const words of navigation) expect(all).not.toContain(words)
    // Nothing is scaled up or followed by blank pages.
    expect(sheets.length).toBeLessThanOrEqual(2 + Math.ceil(all.split(' ').length / 250))

    const links = await page
      .locator('article a[href^="/"]:not(nav a)')
      .evaluateAll((all) => all.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? '']))
    for (const [text = '', href = ''] of links) {
      expect(withoutSpaces(all)).toContain(withoutSpaces(`${text} (${absoluteUrl(href)})`))
    }
    // Links to call, to email, or within the page need no URL.
    expect(withoutSpaces(all)).not.toMatch(/\((tel:|mailto:|#)/)
  })
}

test('keeps items, rows, boxes, and headings with their text together across printed pages', async ({
  page,
}) => {
  await page.goto(articlePath)
  const whole = await page
    .locator('article :is(li, tr, [role=note]):not(:has(a), nav *)')
    .evaluateAll((all) => all.map((element) => element.textContent ?? ''))
  const headings = await getHeadings(page)
  // Short pages, so that many elements meet a page break.
  for (const inches of [6, 8, 11]) {
    const sheets = (await printedSheets(page, inches)).map(withoutSpaces)
    const cut = whole.filter((text) => !sheets.some((sheet) => sheet.includes(withoutSpaces(text))))
    const left = headings.filter((text) =>
      sheets.some((sheet) => sheet.endsWith(withoutSpaces(text))),
    )
    expect({ inches, cut, left }).toEqual({ inches, cut: [], left: [] })
  }
})

/** The article's headings, without their links. */
async function getHeadings(page: Page): Promise<string[]> {
  const headings = page.locator('article :is(h1, h2, h3):not(nav *)')
  const texts = await headings.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
  return texts.filter((text) => text.trim())
}

test('prints what an article folds', async ({ page }) => {
  const path = pathWith('</summary><p>')
  if (!path) return test.skip()
  await page.goto(path)
  const folded = page.locator('article details > p')
  await expect(folded.first()).toBeHidden()
  const printed = withoutSpaces((await printedSheets(page)).join(' '))
  for (const text of await folded.allTextContents()) {
    // Each link's URL follows its text.
    expect(printed).toContain(withoutSpaces(text.slice(0, 30)))
  }
})

test("prints each service's sheet on one page", async ({ page }) => {
  const long: string[] = []
  for (const path of sitePaths.filter((path) => path.startsWith('/services/'))) {
    await page.goto(path)
    const sheets = await printedSheets(page)
    // An owner's text below the sheet can fill more pages.
    if (sheets.length > 1 && sheets.join().includes(words.visit.textToCome)) long.push(path)
  }
  expect(long).toEqual([])
})

test('shows the lines of a diagram on printers that apply no styles to pictures', async ({
  page,
}) => {
  const path = pathWith('<desc id=')
  if (!path) return test.skip()
  await page.goto(path)
  // Without styles, shapes are filled with black.
  await page.locator('head').evaluate((head) => head.replaceChildren())
  const paintsOf = async (selector: string) => {
    const paints = await page.locator(`figure svg ${selector}`).evaluateAll((all) =>
      all.map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return `${fill} inside, ${stroke} outside`
      }),
    )
    return [...new Set(paints)]
  }
  expect(await paintsOf('path')).toEqual(['none inside, rgb(128, 128, 128) outside'])
  expect(await paintsOf('text')).toEqual(['rgb(0, 0, 0) inside, none outside'])
})

test("a coupon's code stands in its sentence on paper", async ({ page }) => {
  if (!coupon) return test.skip()
  await page.goto('/coupons')
  const [sheet = ''] = await printedSheets(page)
  const sentence = fillWords(words.coupons.mention, { code: coupon.code })
  expect(withoutSpaces(sheet)).toContain(withoutSpaces(sentence))
})
