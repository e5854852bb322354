import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { islandSources } from '../../components/islands/islandSources.ts'
import { builtPages, fileOf, firstFlight, siteFolder, sizeOf } from './builtSite.ts'

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(siteFolder, '../assets.json'), 'utf8'),
)
const calculators = Object.values(islandSources).filter((source) =>
  source.startsWith('components/calculators/'),
)

test.each(builtPages)('$path has 2 KB of script at most, and warns if it is long', (page) => {
  const scripts = page.document.querySelectorAll('script[src]')
  const files = scripts.map((script) => join(siteFolder, script.getAttribute('src') ?? ''))
  const script = files.reduce((total, file) => total + sizeOf(file), 0)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(2048)
  // How long a text is, its owner decides. The sample's: tests/specification/budgets.test.ts.
  const sent = sizeOf(fileOf(page.path)) + script
  if (sent > firstFlight) {
    console.warn(
      `${page.path} weighs ${sent.toLocaleString('en-US')} bytes, ${sent - firstFlight} more than a browser gets at once. Its text is long: fewer words, tables or diagrams would make it load faster.`,
    )
  }
})

test.each([
  { what: "the menu's swipe", source: islandSources.menu, budget: 10 },
  { what: 'the contact form', source: islandSources.contactForm, budget: 5 },
  { what: 'the toaster, React included,', source: islandSources.toaster, budget: 120 },
])('$what is at most $budget KB, fetched when asked for', ({ source, budget }) => {
  expect(totalOf([source, ...importsOf(source)])).toBeLessThanOrEqual(budget * 1024)
})

test.each(calculators)('%s is at most 1.5 KB, beside 1.5 KB that all share', (source) => {
  expect(totalOf([source])).toBeLessThanOrEqual(1.5 * 1024)
  expect(importsOf(source)).toEqual(importsOf(calculators[0] ?? ''))
  expect(totalOf(importsOf(source))).toBeLessThanOrEqual(1.5 * 1024)
})

/** All that a chunk imports, directly or not. */
function importsOf(source: string): string[] {
  const imports = manifest[source]?.imports ?? []
  return [...new Set(imports.flatMap((other) => [other, ...importsOf(other)]))].sort()
}

function totalOf(sources: string[]): number {
  return sources
    .map((source) => sizeOf(join(siteFolder, manifest[source]?.file ?? '')))
    .reduce((total, size) => total + size)
}
