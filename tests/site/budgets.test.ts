import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cityBodies, serviceBodies } from '../../content/model/bodies.ts'
import { firstFlight, meanBudget } from '../pageBudgets.ts'
import { articleSlugs, sitePaths } from '../sitePaths.ts'
import { brotliSize, builtPages, fileOf, siteFolder } from './builtSite.ts'

const scriptBudget = 2_048

/** Each document with its style, by path. Packing takes a while, and both tests want it. */
const documents = new Map(builtPages.map(({ path, html }) => [path, brotliSize(html)]))

describe.each(builtPages)('$path', ({ path, document }) => {
  test('arrives with the first flight', () => {
    const scripts = document
      .querySelectorAll('script[src]')
      .map((script) => join(siteFolder, script.getAttribute('src') ?? ''))
    const script = sum(scripts.map((file) => brotliSize(readFileSync(file))))
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(scriptBudget)
    expect((documents.get(path) ?? Number.NaN) + script).toBeLessThanOrEqual(firstFlight)
    // The same of what the build wrote beside them for servers to send.
    const sent = [fileOf(path), ...scripts].map((file) => statSync(`${file}.br`).size)
    expect(sum(sent)).toBeLessThanOrEqual(firstFlight)
  })
})

// Of the specification's pages, a share of them articles: the texts that an owner adds make no page heavier than it is.
test('the mean document is small', () => {
  const written = [
    ...[...serviceBodies.keys()].map((slug) => `/services/${slug}`),
    ...[...cityBodies.keys()].map((slug) => `/cities/${slug}`),
  ]
  const others = [...documents.keys()].filter(
    (path) => !path.startsWith('/blog/') && !written.includes(path),
  )
  const share = articleSlugs.length / (sitePaths.length + 1)
  const mean =
    share * meanOf(articleSlugs.map((slug) => `/blog/${slug}`)) + (1 - share) * meanOf(others)
  expect(mean).toBeLessThanOrEqual(meanBudget)
})

function meanOf(paths: string[]): number {
  return sum(paths.map((path) => documents.get(path) ?? Number.NaN)) / paths.length
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
