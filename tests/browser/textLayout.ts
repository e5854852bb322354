import type { Page } from 'playwright/test'

/** Spaces the text as a visitor may want it: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
export async function addTextSpacing(page: Page) {
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

/** Doubles every text, as a translation into a longer language may. */
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

/** The directions of text in which the page is wider than its window. */
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

/** Texts within an element that are cut off, or that overlap each other. */
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

    /** Bars fixed to the screen, and what only screen readers find. */
    function isAside(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, clipPath, clip } = getComputedStyle(at)
        if (position === 'fixed' || clipPath !== 'none' || clip !== 'auto') return true
        if (at.matches('body > a, #root > a')) return true
      }
      return false
    }

    /** Cut by an element around it that hides its overflow. */
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

    /** Overlaps by more than the space between lines. */
    function overlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 4
    }
  }, selector)
}
