import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages, firstFlight, getSize } from '../support/builtSite.ts'
import { siteFolder, toFile } from '../support/sitePages.ts'
import { routes } from './lists.ts'

test.each(builtPages)('$path and its script fit in the first flight', ({ path, document }) => {
  const script = document.querySelector('script[src]')?.getAttribute('src') ?? ''
  expect(getSize(toFile(path)) + getSize(join(siteFolder, script))).toBeLessThanOrEqual(firstFlight)
})

test.each(builtPages)('$path, its script, and its drawings are at most 15,000 bytes', (page) => {
  const script = page.document.querySelector('script[src]')?.getAttribute('src') ?? ''
  // Those of related articles load near the end of the page: see tests/browser/visit.test.ts.
  const drawings = page.document
    .querySelectorAll('main img[src^="/drawings/"]')
    .filter((picture) => !picture.closest('section:has(#related)'))
    .map((picture) => picture.getAttribute('src') ?? '')
  const files = [script, ...new Set(drawings)].map((path) => join(siteFolder, path))
  const sizes = [toFile(page.path), ...files].map(getSize)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(15_000)
})

test('the mean document of the 79 routes is within its budget', () => {
  const sizes = routes.map((path) => getSize(toFile(path)))
  const mean = sizes.reduce((total, size) => total + size) / sizes.length
  expect(mean).toBeLessThanOrEqual(9200)
})
