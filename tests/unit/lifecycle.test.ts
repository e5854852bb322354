import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  dayInWashington,
  isShown,
  stateOf,
  todayInWashington,
} from '../../content/model/lifecycle.ts'

const week = { published: '2025-11-10', expires: '2025-11-17' }

describe('an article from November 10 until November 17', () => {
  test.each([
    ['2025-11-09', 'scheduled'],
    ['2025-11-10', 'published'],
    ['2025-11-16', 'published'],
    ['2025-11-17', 'expired'],
    ['2026-01-01', 'expired'],
  ])('is on %s %s', (today, state) => {
    expect(stateOf(week, today)).toBe(state)
  })

  test('stays a draft whatever its days say', () => {
    expect(stateOf({ ...week, draft: true }, '2025-11-12')).toBe('draft')
    expect(stateOf({ ...week, draft: true }, '2026-01-01')).toBe('draft')
  })
})

test('without a day of leaving it stays; without a first day it always was', () => {
  expect(stateOf({ published: '2025-11-10' }, '2099-01-01')).toBe('published')
  expect(stateOf({ expires: '2025-11-17' }, '2025-11-16')).toBe('published')
  expect(stateOf({ expires: '2025-11-17' }, '2025-11-17')).toBe('expired')
})

test.each([
  ['published', {}, true, true],
  ['scheduled', { published: '2026-01-01' }, false, true],
  ['draft', { draft: true }, false, true],
  ['expired', { expires: '2025-01-01' }, false, false],
])('what is %s is in the build or in dev', (_, record, inBuild, inDev) => {
  expect(isShown(record, '2025-12-01', false)).toBe(inBuild)
  expect(isShown(record, '2025-12-01', true)).toBe(inDev)
})

describe('the day is that of Washington,', () => {
  test.each([
    ['2026-01-02T04:59:59Z', '2026-01-01'],
    ['2026-01-02T05:00:00Z', '2026-01-02'],
    ['2026-07-02T03:59:59Z', '2026-07-01'],
    ['2026-07-02T04:00:00Z', '2026-07-02'],
  ])('at %s %s', (moment, day) => {
    expect(dayInWashington(new Date(moment))).toBe(day)
  })
})

describe('a day set for a look ahead', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is taken', () => {
    vi.stubEnv('SITE_DAY', '2026-03-01')
    expect(todayInWashington()).toBe('2026-03-01')
  })

  test.each(['tomorrow', '2026-13-01'])('%s is refused', (day) => {
    vi.stubEnv('SITE_DAY', day)
    expect(todayInWashington).toThrow('expected a day as YYYY-MM-DD')
  })
})
