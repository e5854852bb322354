import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The usual rules, and WCAG 2.2's size of targets. https://dequeuniversity.com/rules/axe/4.11/target-size */
export const everything: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** The rules whose result depends on colors, contrast of 7 to 1 among them. */
const colorsOnly: RunOptions = { runOnly: { type: 'tag', values: ['cat.color'] } }

/** WCAG 1.4.6, beyond AA: contrast of 7 to 1. */
export const highContrast: RunOptions = { runOnly: ['color-contrast-enhanced'] }

/** The widths at which every kind of page is looked at: a phone, a tablet, a desktop. */
const widths = [360, 768, 1440]

/** What axe finds on the page as it is, in both color schemes and at each width: a line each. */
export async function violationsInEachLook(page: Page, atWidths = widths): Promise<string[]> {
  const found: string[] = []
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Between the schemes nothing but colors differs.
      const violations = await violationsOf(page, colorScheme === 'light' ? everything : colorsOnly)
      found.push(...violations.map((line) => `${width} px, ${colorScheme}: ${line}`))
    }
  }
  return found
}

/**
 * What axe finds on the page as it is: rule and element, a line each.
 * @param exclude selectors of what it leaves out
 */
export async function violationsOf(
  page: Page,
  options = everything,
  exclude: string[] = [],
): Promise<string[]> {
  // Evaluated, because the page's policy lets no script tag in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([options, exclude]) => {
      const { violations }: { violations: { id: string; nodes: { html: string }[] }[] } =
        await Reflect.get(window, 'axe').run(
          { exclude },
          { ...options, resultTypes: ['violations'] },
        )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [options, exclude] as const,
  )
}
