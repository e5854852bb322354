import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { islandSources } from '../../components/browser/islandSources.ts'
import { builtPages, firstFlight, getSize } from '../support/builtSite.ts'
import { siteFolder, toFile } from '../support/sitePages.ts'

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(siteFolder, '../assets.json'), 'utf8'),
)
const { calculation: allCalculators, ...islands } = islandSources
const calculators = Object.values(islands).filter((source) => source.includes('/calculators/'))

test.each(builtPages)(
  '$path has at most 2 KB of script and stays within its size limit',
  (page) => {
    const scripts = page.document.querySelectorAll('script[src]')
    const files = scripts.map((script) => join(siteFolder, script.getAttribute('src') ?? ''))
    const script = files.reduce((total, file) => total + getSize(file), 0)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(2048)
    // Owners decide how long their texts are. The sample's: tests/specification/budgets.test.ts.
    const sent = getSize(toFile(page.path)) + script
    if (sent > firstFlight) {
      console.warn(
        `${page.path} weighs ${sent.toLocaleString('en-US')} bytes, ${sent - firstFlight} more than a browser gets at once. Its text is long: fewer words, tables or diagrams would make it load faster.`,
      )
    }
  },
)

test.each(builtPages)('$path has no whitespace around its elements', ({ html }) => {
  const [head = ''] = html.split('<div id="root">')
  const tail = html.slice(html.lastIndexOf('</div>'))
  expect(head.match(/>\s+</g)).toBeNull()
  expect(tail.match(/>\s+</g)).toBeNull()
})

test.each([
  { what: "the menu's swipe", source: islandSources.menu, budget: 4 },
  { what: 'the contact form', source: islandSources.contactForm, budget: 5 },
  { what: 'the contact form that opens an email', source: islandSources.emailForm, budget: 5 },
  { what: 'the toaster', source: islandSources.toaster, budget: 20 },
])('$what loads on demand and is at most $budget KB', ({ source, budget }) => {
  expect(sumSizes([source, ...getImports(source)])).toBeLessThanOrEqual(budget * 1024)
})

test('prefilling the message from any calculator takes at most 7 KB', () => {
  expect(calculators.length).toBeGreaterThan(0)
  expect(sumSizes([allCalculators, ...getImports(allCalculators)])).toBeLessThanOrEqual(7 * 1024)
})

test.each(calculators)(
  '%s is at most 4 KB with all that it imports, no other calculator',
  (source) => {
    const imports = getImports(source)
    expect(
      imports.filter((other) => calculators.some((calculator) => calculator === other)),
    ).toEqual([])
    expect(sumSizes([source, ...imports])).toBeLessThanOrEqual(4 * 1024)
  },
)

/** All direct and indirect imports of a chunk. */
function getImports(source: string): string[] {
  const imports = manifest[source]?.imports ?? []
  return [...new Set(imports.flatMap((other) => [other, ...getImports(other)]))].sort()
}

function sumSizes(sources: string[]): number {
  return sources
    .map((source) => getSize(join(siteFolder, manifest[source]?.file ?? '')))
    .reduce((total, size) => total + size)
}
