import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { sitePaths } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

/** As wide as Arial: what is seen where the site's fonts do not arrive, and the wider ones of old phones. */
const arimo = createRequire(import.meta.url).resolve(
  '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
)

for (const [name, font] of [
  ["the site's fonts", undefined],
  ['a wider font', readFileSync(arimo)],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ allowedErrors: font ? /Failed to load resource/ : undefined })

    test('no page breaks a word, price, or phone number on a phone', async ({ page }) => {
      test.setTimeout(300_000)
      if (font) await page.route('**/*.woff2', (route) => route.fulfill({ body: font }))
      const broken: string[] = []
      for (const path of sitePaths) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        for (const width of [360, 412]) {
          await page.setViewportSize({ width, height: 780 })
          for (const word of await brokenWordsOn(page)) broken.push(`${path} at ${width}: ${word}`)
          for (const edge of await widerThanScreen(page))
            broken.push(`${path} at ${width}: ${edge}`)
        }
      }
      expect(broken).toEqual([])
    })
  })
}

/** The words that stand on two lines. A compound may break after its hyphen. */
function brokenWordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('svg, script')) continue
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[^\s—/]+/g)) {
        if (/[@]|\w\.\w+\./.test(word)) continue
        let start = index
        for (const part of word.split(/(?<=\p{L}[-–‑])|(?<=[-–])(?=\p{L})/u)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, start)
          start += part.length
          range.setEnd(texts.currentNode, start)
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => top)
          // Fonts of one line differ by less.
          if (Math.max(...tops) - Math.min(...tops) > 10) {
            found.push(`${part} in "${nodeValue?.trim()}"`)
          }
        }
      }
    }
    return found
  })
}

function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
  })
}
