import type { Page } from 'playwright/test'

/** Presses Tab through the page, or through its main part. @returns the problems found */
export async function walkByTab(page: Page, part: 'body' | 'main' = 'body'): Promise<string[]> {
  const presses = await page.evaluate(watchStops, part)
  // Holds the key down, which repeats it. This is much faster than separate presses.
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  return page.evaluate(() => Reflect.get(window, 'problems'))
}

/**
 * Runs in the page: records the problems of each tab stop just before Tab leaves it.
 * @returns the expected number of presses
 */
function watchStops(part: 'body' | 'main'): number {
  const main = part === 'main' ? document.querySelector('main') : null
  main?.focus()
  const stops = [
    ...(main ?? document).querySelectorAll(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const problems: string[] = []
  // Nothing has focus before the first stop. After the last stop, nothing has focus again, or a
  // headless browser starts over.
  const order = [[main], ...stops.map((stop) => [stop]), ...(main ? [] : [[null, stops[0]]])]
  Object.assign(window, { problems })
  addEventListener('keydown', () => {
    const stop = document.activeElement === document.body ? null : document.activeElement
    const expected = order.shift()
    if (!expected?.includes(stop ?? null)) {
      problems.push(`${getName(stop)}, not ${getName(expected?.[0])}`)
    } else if (stop && stop !== main) {
      const contrast = ringContrast(stop)
      if (contrast < 3) problems.push(`${getName(stop)} has a ring of ${contrast.toFixed(1)}:1`)
      if (isRingCutOff(stop)) problems.push(`${getName(stop)} has its ring cut off`)
      if (!isInSight(stop)) problems.push(`${getName(stop)} is hidden`)
    }
  })
  return order.length

  function getName(stop: Element | null | undefined): string {
    return stop ? `${stop.tagName} ${stop.textContent?.trim().slice(0, 40)}` : 'nothing'
  }

  /** The contrast of the focus ring with the color around it (WCAG 1.4.11); 0 without a ring. */
  function ringContrast(stop: Element): number {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 0
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
    const beside = [left - 4, right + 4].flatMap((x) =>
      document.elementsFromPoint(x, (top + bottom) / 2),
    )
    const colors = [...beside, document.documentElement]
      .filter((element) => !stop.contains(element))
      .map((element) => getComputedStyle(element).backgroundColor)
    const background = colors.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)'
    const [low = 0, high = 0] = [outlineColor, background].map(getLuminance).sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  /** Whether an element around it clips all sides of the focus ring. */
  function isRingCutOff(stop: Element): boolean {
    const { outlineOffset, outlineWidth } = getComputedStyle(stop)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const ring = stop.getBoundingClientRect()
    for (let box = stop.parentElement; box; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isBeyond =
        ring.left - reach < left &&
        ring.right + reach > right &&
        ring.top - reach < top &&
        ring.bottom + reach > bottom
      if (isBeyond && getComputedStyle(box).overflow !== 'visible') return true
    }
    return false
  }

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  function getLuminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function isInSight(stop: Element): boolean {
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
    const seen = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    return seen !== null && (stop.contains(seen) || seen.contains(stop))
  }
}
