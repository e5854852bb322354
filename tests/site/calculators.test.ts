import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { islandSources } from '../../components/islands/islandSources.ts'
import { brotliSize, siteFolder } from './builtSite.ts'

const budget = 1.5 * 1024

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(siteFolder, '../assets.json'), 'utf8'),
)

const calculators = Object.values(islandSources).filter((source) =>
  source.startsWith('components/calculators/'),
)

test.each(calculators)('%s brings 1.5 KB of its own at most', (source) => {
  expect(sizeOf(source)).toBeLessThanOrEqual(budget)
})

test('all calculators share the rest, 1.5 KB at most', () => {
  const [shared = [], ...others] = calculators.map(importsOf)
  expect(shared.length).toBeGreaterThan(0)
  for (const imports of others) expect(imports).toEqual(shared)
  expect(shared.reduce((total, key) => total + sizeOf(key), 0)).toBeLessThanOrEqual(budget)
})

function importsOf(key: string): string[] {
  const imports = manifest[key]?.imports ?? []
  return [...new Set(imports.flatMap((other) => [other, ...importsOf(other)]))].sort()
}

function sizeOf(key: string): number {
  return brotliSize(readFileSync(join(siteFolder, manifest[key]?.file ?? '')))
}
