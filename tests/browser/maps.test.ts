import type { Page } from 'playwright/test'
import { pathWith, sitePaths } from '../sitePages.ts'
import { expect, test } from './pageTest.ts'

const widths = [360, 412, 768, 1024, 1440]
const cityPaths = sitePaths.filter((path) => path.startsWith('/cities/'))
const hasMap = pathWith('<g transform="translate(') !== undefined

test.describe('every name on every map is readable', () => {
  test.skip(!hasMap, 'This site has no map.')

  for (const path of ['/', '/cities-we-serve', ...cityPaths]) {
    test(path, async ({ page }) => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The heading font may arrive after the page.
        await expect.poll(() => unreadableNames(page), `${width} px`).toEqual([])
      }
    })
  }
})

/** The names of places that lie on another name or dot, that are cut, or that are smaller than 12 px. */
function unreadableNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const map of document.querySelectorAll('main svg:has(g[transform] > text)')) {
      const view = map.getBoundingClientRect()
      const texts = [...map.querySelectorAll('text')].filter((text) => text.checkVisibility())
      const names = texts.map((text) => {
        const box = text.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(text).fontSize)
        const scale = map instanceof SVGSVGElement ? (map.getScreenCTM()?.a ?? 0) : 0
        // A line of text is higher than its letters.
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
        // Rivers run at an angle: their boxes are larger than their letters.
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
