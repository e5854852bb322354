import { afterEach, expect, test, vi } from 'vitest'
import { getStatus, isShown, siteDay } from '../../model/lifecycle.ts'

const [published, expires] = ['2025-11-10', '2025-11-17']

afterEach(() => vi.unstubAllEnvs())

test.each([
  [{ published, expires }, '2025-11-09', 'scheduled'],
  [{ published, expires }, '2025-11-10', 'published'],
  [{ published, expires }, '2025-11-16', 'published'],
  [{ published, expires }, '2025-11-17', 'expired'],
  [{ published }, '2099-01-01', 'published'],
  [{ expires }, '2025-11-17', 'expired'],
  [{ published, expires, draft: true }, '2026-01-01', 'draft'],
])('%o on %s is %s', (record, today, state) => {
  expect(getStatus(record, today)).toBe(state)
})

test.each([
  ['published', {}, true, true],
  ['scheduled', { published: '2026-01-01' }, false, true],
  ['draft', { draft: true }, false, true],
  ['expired', { expires: '2025-01-01' }, false, false],
])('%s (%o) is in the build: %s, and in dev: %s', (_, record, inBuild, inDev) => {
  expect(isShown(record, '2025-12-01', false)).toBe(inBuild)
  expect(isShown(record, '2025-12-01', true)).toBe(inDev)
})

test('SITE_DAY sets the day of a build', () => {
  vi.stubEnv('SITE_DAY', '2026-03-01')
  expect(siteDay('America/New_York')).toBe('2026-03-01')
})

test.each(['tomorrow', '2026-13-01', '2026-02-30'])('rejects SITE_DAY "%s"', (day) => {
  vi.stubEnv('SITE_DAY', day)
  expect(() => siteDay('America/New_York')).toThrow('Write a day as YYYY-MM-DD')
})
