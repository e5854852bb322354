import { expect, test } from 'vitest'
import { benchPage } from '../bench/benchPage.ts'
import type { Report } from '../bench/figures.ts'

const report = (figures: Report['figures']): Report => ({
  day: '2026-11-23',
  machine: 'M',
  figures,
})

test('marks figures that miss their goal, next to the last ones', () => {
  const html = benchPage(
    report({
      bytes: { '/': { value: 15_200, unit: 'B', aim: 15_000 } },
      lighthouse: { '/': { value: 99, unit: 'points', aim: 100 } },
      taps: { menu: { value: 209, unit: 'ms', aim: 300 } },
      waterfall: { '/a.js': { value: 800, start: 600, unit: 'ms', note: '2,048 B' } },
    }),
    report({ bytes: { '/': { value: 14_900, unit: 'B' } } }),
  )
  expect(html).toContain('<b class="missed">15,200 B, aim 15,000 B, last 14,900 B</b>')
  expect(html).toContain('<b class="missed">99 points, aim 100 points</b>')
  expect(html).toContain('<b>209 ms, aim 300 ms</b>')
  expect(html).toContain('<b>600–800 ms, 2,048 B</b>')
  // A file's bar begins at its request.
  expect(html).toContain('<rect x="75.0" width="25.0"')
})
