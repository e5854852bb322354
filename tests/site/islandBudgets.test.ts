import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { islandSources } from '../../components/islands/islandSources.ts'
import { brotliSize, siteFolder } from './builtSite.ts'

const kilobyte = 1024

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(siteFolder, '../assets.json'), 'utf8'),
)

test.each([
  { what: "the menu's swipe", source: islandSources.menu, budget: 10 },
  { what: 'the contact form', source: islandSources.contactForm, budget: 5 },
  { what: 'the toaster, React included,', source: islandSources.toaster, budget: 120 },
])('$what is fetched when asked for, with $budget KB at most', ({ source, budget }) => {
  const sizes = [...filesOf(source)].map((file) => brotliSize(readFileSync(join(siteFolder, file))))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(budget * kilobyte)
})

/** The file built from a source and all that it imports. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}
