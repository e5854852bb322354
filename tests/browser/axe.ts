import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The default rules, plus WCAG 2.2's target size.
 * https://dequeuniversity.com/rules/axe/4.11/target-size
 */
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** WCAG 1.4.6, a contrast of 7 to 1, takes the place of 4.5 to 1. */
const withHighContrast: RunOptions = {
  rules: {
    ...allRules.rules,
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  },
}

/** The rules that depend on colors and sizes. All others read only the document. */
const looksOnly: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast-enhanced', 'link-in-text-block', 'target-size'],
  },
}

interface Scope {
  rules?: RunOptions
  /** A selector for the part to check. */
  include?: string
  /** Selectors for parts to skip. */
  exclude?: string[]
}

/**
 * The violations that axe finds at each width, one per line, and in dark mode at the first one: the
 * color schemes differ only in colors.
 */
export async function violationsInEachLook(
  page: Page,
  { widths = [360, 1440], ...scope }: Scope & { widths?: number[] } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of index === 0 ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      const rules = index === 0 && colorScheme === 'light' ? withHighContrast : looksOnly
      const violations = await getViolations(page, { ...scope, rules })
      found.push(...violations.map((line) => `${width} px, ${colorScheme}: ${line}`))
    }
  }
  return found
}

/** The violations that axe finds on the page as it is, one per line: rule and element. */
export async function getViolations(
  page: Page,
  { rules = allRules, include = ':root', exclude = [] }: Scope = {},
): Promise<string[]> {
  // Evaluated, because the page's policy allows no script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([context, rules]) => {
      const { violations }: { violations: { id: string; nodes: { html: string }[] }[] } =
        await Reflect.get(window, 'axe').run(context, {
          ...rules,
          resultTypes: ['violations'],
          // Only `css-orientation-lock` reads style sheets, and they are in the page.
          preload: false,
        })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [{ include, exclude }, rules] as const,
  )
}
