import type { Page } from 'playwright/test'
import { sitePaths } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

for (const width of [320, 1024]) {
  test(`no text is cut or runs into other text at ${width} px, however it is spaced`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 640 })
    const found: string[] = []
    for (const path of [...sitePaths, '/no-such-page']) {
      await page.goto(path)
      await spaceText(page)
      found.push(...(await collisionsOn(page)).map((collision) => `${path}: ${collision}`))
    }
    expect(found).toEqual([])
  })
}

/** As a visitor may want it: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
      /* Drawings have their own units, and say their words beside them. */
      svg * { letter-spacing: normal !important; word-spacing: normal !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Texts that are cut off, that leave the screen or that lie on each other. */
function collisionsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const lines: { text: string; box: DOMRect; owner: Element }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const owner = text.parentElement
      if (!owner || !text.textContent?.trim() || owner.closest('svg, script')) continue
      if (!owner.checkVisibility() || isAside(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width <= 1) continue
        lines.push({ text: text.textContent.trim(), box, owner })
        if (isCut(owner, box)) found.push(`"${text.textContent.trim()}" is cut`)
      }
    }
    lines.forEach(({ text, box, owner }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.owner !== owner && overlap(box, other.box)) {
          found.push(`"${text}" lies on "${other.text}"`)
        }
      }
    })
    return [...new Set(found)]

    /** Bars fixed to the screen, and what only screen readers find. */
    function isAside(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, clipPath, clip } = getComputedStyle(at)
        if (position === 'fixed' || clipPath !== 'none' || clip !== 'auto') return true
        if (at.matches('body > a, #root > a')) return true
      }
      return false
    }

    /** By an element around it that shows nothing beyond its edges. */
    function isCut(element: Element, box: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        const across = box.left < edge.left - 1 || box.right > edge.right + 1
        const down = box.top < edge.top - 1 || box.bottom > edge.bottom + 1
        if (across && /hidden|clip/.test(overflowX)) return true
        if (down && /hidden|clip/.test(overflowY)) return true
        // Beyond here it can be scrolled to.
        if (/auto|scroll/.test(overflowX)) return false
      }
      return false
    }

    /** By more than the room between lines. */
    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 4
    }
  })
}
