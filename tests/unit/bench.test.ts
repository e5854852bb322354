import { expect, test } from 'vitest'
import { compare } from '../bench/compare.ts'

/** Pairs with these ratios, on a machine that gets busier. */
const pairsOf = (...ratios: number[]) =>
  ratios.map((ratio, index) => ({ base: 100 + 50 * index, own: ratio * (100 + 50 * index) }))
const still = { base: 0, own: 0 }
const moved = { base: 0, own: 0.004 }

test.each([
  [true, 'makes each pair a fifth slower', pairsOf(1.19, 1.2, 1.21, 1.2, 1.18)],
  [true, 'makes most pairs slower, whatever one did', pairsOf(1.3, 0.8, 1.2, 1.25, 1.2)],
  [true, 'is slower in the only two pairs', pairsOf(1.12, 1.15)],
  [true, 'adds more than 10% to what is counted', pairsOf(1.101)],
  [true, 'moves a page that did not move', [moved, moved, moved]],
  [false, 'changes nothing', pairsOf(1, 1, 1, 1)],
  [false, 'seems a fifth slower among pairs that differ as much', pairsOf(0.9, 1.2, 1.5, 1, 1.4)],
  [false, 'is slower by less than a tenth', pairsOf(1.09, 1.09, 1.1, 1.08)],
  [false, 'is faster', pairsOf(0.5, 0.6)],
  [false, 'adds 10% to what is counted', pairsOf(1.1)],
  [false, 'moves no page', [still]],
  [false, 'moves a page in a single pair', [still, still, { base: 0, own: 0.1 }, still]],
])('whether the bench fails (%s) for a change that %s', (fails, _, pairs) => {
  expect(compare(pairs).isWorse).toBe(fails)
})

test('the bench shows the medians, and the quartiles of the ratios', () => {
  expect(compare(pairsOf(1, 2, 3, 4, 5))).toEqual({
    ...{ base: 200, own: 600, isWorse: true },
    ...{ ratio: 3, lower: 2, upper: 4 },
  })
  expect(compare([still]).ratio).toBe(1)
  expect(() => compare([])).toThrow('Not measured')
  expect(() => compare([{ base: Number.NaN, own: 1 }])).toThrow('Not measured')
})
