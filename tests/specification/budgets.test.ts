import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstFlight, meanBudget } from '../pageBudgets.ts'
import { builtPages, fileOf, siteFolder } from '../site/builtSite.ts'
import { routes } from './lists.ts'

test.each(builtPages)(
  '$path arrives with the first flight, its script too',
  ({ path, document }) => {
    const script = document.querySelector('script[src]')?.getAttribute('src') ?? ''
    expect(sizeOf(fileOf(path)) + sizeOf(join(siteFolder, script))).toBeLessThanOrEqual(firstFlight)
  },
)

test('the mean document of the 79 routes is within its budget', () => {
  const sizes = routes.map((path) => sizeOf(fileOf(path)))
  const mean = sizes.reduce((total, size) => total + size) / sizes.length
  expect(mean).toBeLessThanOrEqual(meanBudget)
})

/** What a server sends, in bytes. */
function sizeOf(file: string): number {
  return statSync(`${file}.br`).size
}
