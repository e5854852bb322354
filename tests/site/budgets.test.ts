import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brotliSize, builtPages, siteFolder } from './builtSite'

/** What a TCP connection sends in its first flight, in bytes (10 segments, RFC 6928). */
const firstFlight = 14_600
const scriptBudget = 2_048
/** Mean of the documents with their style, in bytes. */
const meanBudget = 8_000

describe.each(builtPages)('$path', ({ document, html }) => {
  test('arrives with the first flight', () => {
    const script = document
      .querySelectorAll('script[src]')
      .map((script) => readFileSync(join(siteFolder, script.getAttribute('src') ?? '')))
      .reduce((bytes, file) => bytes + brotliSize(file), 0)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(scriptBudget)
    expect(brotliSize(html) + script).toBeLessThanOrEqual(firstFlight)
  })
})

test('the mean document is small', () => {
  const sizes = builtPages.map(({ html }) => brotliSize(html))
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(meanBudget)
})
