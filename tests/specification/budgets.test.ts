import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages, firstFlight, getSize } from '../support/builtSite.ts'
import { siteFolder, toFile } from '../support/sitePages.ts'
import { routes } from './lists.ts'

test.each(builtPages)('$path and its script fit in the first flight', ({ path, document }) => {
  const script = document.querySelector('script[src]')?.getAttribute('src') ?? ''
  expect(getSize(toFile(path)) + getSize(join(siteFolder, script))).toBeLessThanOrEqual(firstFlight)
})

test('the mean document of the 79 routes is within its budget', () => {
  const sizes = routes.map((path) => getSize(toFile(path)))
  const mean = sizes.reduce((total, size) => total + size) / sizes.length
  expect(mean).toBeLessThanOrEqual(9200)
})
