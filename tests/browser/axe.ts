import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands: rule and element, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated, because the page's policy lets no script tag in.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations }: { violations: { id: string; nodes: { html: string }[] }[] } =
      await Reflect.get(window, 'axe').run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
