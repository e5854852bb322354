import { describe, expect, test } from 'vitest'
import { compare } from '../bench/compare.ts'

/** Pairs with these ratios, on a machine that gets busier. */
const pairsOf = (ratios: number[]) =>
  ratios.map((ratio, index) => ({ base: 100 + 50 * index, own: ratio * (100 + 50 * index) }))

describe('the bench fails for a change that', () => {
  test.each([
    ['makes each pair a fifth slower', [1.19, 1.2, 1.21, 1.2, 1.18]],
    ['makes most pairs slower, whatever one of them did', [1.3, 0.8, 1.2, 1.25, 1.2]],
    ['is slower in the only two pairs', [1.12, 1.15]],
    ['adds more than 10% to what is counted', [1.101]],
  ])('%s', (_, ratios) => {
    expect(compare(pairsOf(ratios)).isWorse).toBe(true)
  })

  test('moves a page that did not move', () => {
    const moved = { base: 0, own: 0.004 }
    expect(compare([moved, moved, moved]).isWorse).toBe(true)
  })
})

describe('the bench passes a change that', () => {
  test.each([
    ['changes nothing', [1, 1, 1, 1]],
    ['seems a fifth slower among pairs that differ as much', [0.9, 1.2, 1.5, 1, 1.4]],
    ['is slower by less than a tenth', [1.09, 1.09, 1.1, 1.08]],
    ['is faster', [0.5, 0.6]],
    ['adds 10% to what is counted', [1.1]],
  ])('%s', (_, ratios) => {
    expect(compare(pairsOf(ratios)).isWorse).toBe(false)
  })

  test('moves no page, or in a single pair', () => {
    const still = { base: 0, own: 0 }
    expect(compare([still])).toMatchObject({ ratio: 1, isWorse: false })
    expect(compare([still, still, { base: 0, own: 0.1 }, still]).isWorse).toBe(false)
  })
})

test('the bench shows the medians, and the quartiles of the ratios', () => {
  expect(compare(pairsOf([1, 2, 3, 4, 5]))).toEqual({
    base: 200,
    own: 600,
    ratio: 3,
    lower: 2,
    upper: 4,
    isWorse: true,
  })
  expect(() => compare([])).toThrow('Not measured')
  expect(() => compare([{ base: Number.NaN, own: 1 }])).toThrow('Not measured')
})
