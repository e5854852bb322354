import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

/** Text spacing that visitors may set: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
  /* Drawings have their own units, and say their words beside them. */
  svg * { letter-spacing: normal !important; word-spacing: normal !important }
`

/** Adds a style sheet to the page, replacing the previous one. */
export async function addStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** As wide as Arial, which not every system has: a page without the site's fonts, and wider fonts on old phones. */
const arimo = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  'base64',
)

/** Sets all text in a font as wide as Arial, which not every system has. */
export async function addWideFont(page: Page) {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    document.fonts.add(new FontFace('Wide', bytes, { weight: '100 900' }))
  }, arimo)
  await addStyle(page, '* { font-family: Wide !important }')
}

/** Doubles every text, to simulate a translation into a longer language. */
export async function doubleTexts(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      if (!nodeValue?.trim() || parentElement?.closest('svg, script')) continue
      texts.currentNode.nodeValue = `${nodeValue} ${nodeValue}`
    }
  })
}

/** The text directions in which the page is wider than its window. */
export function sidewaysScrolling(page: Page): Promise<string[]> {
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

/** Texts in an element that are clipped or overlap each other. */
export function collisionsOn(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = []
    const lines: { text: string; box: DOMRect; owner: Element }[] = []
    const root = document.querySelector(selector) ?? document.body
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
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
          found.push(`"${text}" overlaps "${other.text}"`)
        }
      }
    })
    return [...new Set(found)]

    /** Bars fixed to the screen, and text for screen readers only. */
    function isAside(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, clipPath, clip } = getComputedStyle(at)
        if (position === 'fixed' || clipPath !== 'none' || clip !== 'auto') return true
        if (at.matches('body > a, #root > a')) return true
      }
      return false
    }

    /** Whether an ancestor that hides its overflow clips the box. */
    function isCut(element: Element, box: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        const across = box.left < edge.left - 1 || box.right > edge.right + 1
        const down = box.top < edge.top - 1 || box.bottom > edge.bottom + 1
        if (across && /hidden|clip/.test(overflowX)) return true
        if (down && /hidden|clip/.test(overflowY)) return true
        // The visitor can scroll from here on.
        if (/auto|scroll/.test(overflowX)) return false
      }
      return false
    }

    /** Whether boxes overlap by more than the space between lines. */
    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 4
    }
  }, selector)
}

/** Words that are split across two lines. A compound may break after its hyphen. */
export function brokenWordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('svg, script')) continue
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[^\s—/]+/g)) {
        // No column is narrower than a short word.
        if (/[@]|\w\.\w+\.|^\p{L}{1,6}$/u.test(word)) continue
        let start = index
        for (const part of word.split(/(?<=\p{L}[-–‑])|(?<=[-–])(?=\p{L})/u)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, start)
          start += part.length
          range.setEnd(texts.currentNode, start)
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => top)
          // Fonts on the same line differ by less.
          if (Math.max(...tops) - Math.min(...tops) > 10) {
            found.push(`${part} in "${nodeValue?.trim()}"`)
          }
        }
      }
    }
    return found
  })
}

/** Place names that overlap another name or a dot, are clipped, or are smaller than 12 px. */
export function unreadableNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const map of document.querySelectorAll('main svg:has(g[transform] > text)')) {
      const view = map.getBoundingClientRect()
      const texts = [...map.querySelectorAll('text')].filter((text) => text.checkVisibility())
      const names = texts.map((text) => {
        const box = text.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(text).fontSize)
        const scale = map instanceof SVGSVGElement ? (map.getScreenCTM()?.a ?? 0) : 0
        // A line of text is taller than its letters.
        const inset = (box.height - size * scale) / 2 + size * scale * 0.12
        const { left, right } = box
        return {
          text,
          left,
          right,
          top: box.top + inset,
          bottom: box.bottom - inset,
          px: size * scale,
        }
      })
      const dots = [...map.querySelectorAll('circle:not(.target, [fill-opacity])')]
      for (const name of names) {
        const words = name.text.textContent
        if (name.px < 11.95) found.push(`${words} has ${name.px.toFixed(1)} px`)
        const isInside = name.left >= view.left - 0.5 && name.right <= view.right + 0.5
        if (!isInside || name.top < view.top - 0.5 || name.bottom > view.bottom + 0.5) {
          found.push(`${words} is cut`)
        }
        // River names are rotated, so their boxes are larger than their letters.
        if (name.text.classList.contains('water')) continue
        const others = names.filter((other) => other !== name && !other.text.matches('.water'))
        for (const other of others)
          if (meets(name, other)) found.push(`${words} on ${other.text.textContent}`)
        for (const dot of dots) {
          if (name.text.parentElement?.contains(dot)) continue
          if (meets(name, dot.getBoundingClientRect())) found.push(`${words} on a dot`)
        }
      }
    }
    return found

    function meets(one: Sides, other: Sides) {
      return (
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      )
    }
  })
}

interface Sides {
  left: number
  right: number
  top: number
  bottom: number
}
