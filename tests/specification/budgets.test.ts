import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstFlight, meanBudget } from '../pageBudgets.ts'
import { brotliSize, builtPage, builtPages, fileOf, siteFolder } from '../site/builtSite.ts'
import { articleSlugs, routes } from './lists.ts'

test.each(builtPages)(
  '$path arrives with the first flight, its script too',
  ({ path, document }) => {
    const script = document.querySelector('script[src]')?.getAttribute('src') ?? ''
    const sent = [fileOf(path), join(siteFolder, script)].map((file) => statSync(`${file}.br`).size)
    expect(sent.reduce((total, size) => total + size)).toBeLessThanOrEqual(firstFlight)
  },
)

test('the mean document of the 79 routes is small', () => {
  expect(articleSlugs).toHaveLength(25)
  const sizes = routes.map((path) => brotliSize(builtPage(path).html))
  const mean = sizes.reduce((total, size) => total + size) / sizes.length
  expect(mean).toBeLessThanOrEqual(meanBudget)
})
