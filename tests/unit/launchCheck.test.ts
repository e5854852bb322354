import { expect, test } from 'vitest'
import { launchProblems } from '../../renderer/cli/launchCheck.ts'
import { reminders } from '../../renderer/cli/reminders.ts'

const sample = { name: 'Denise M.', sample: true }
const ready = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [{ name: 'Ann B.' }],
  licenses: ['Maryland HVACR 01-12345'],
}
const unready = { ...ready, testimonials: [sample, ...ready.testimonials], licenses: [] }

test('a build for customers stops at a sample testimonial, and warns of missing licenses', () => {
  expect(launchProblems(ready)).toEqual({})
  const { error, warning } = launchProblems({ ...ready, testimonials: unready.testimonials })
  expect(error).toContain('still has samples (Denise M.).')
  expect(warning).toBeUndefined()
  expect(launchProblems({ ...ready, licenses: [] })).toEqual({
    warning: expect.stringContaining('no license number'),
  })
})

test.each([
  ['https://www.example.com', true],
  ['https://example.com', true],
  ['https://preview.example.com', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://site.test', true],
  ['https://myexample.com', false],
  ['https://example.com.au', false],
  ['https://contest.com', false],
])('whether %s is a trial, which may have samples and no license: %s', (url, isTrial) => {
  const { error, warning } = launchProblems({ ...unready, url })
  expect([error, warning].every((problem) => problem === undefined)).toBe(isTrial)
})

test('a preview that stays out of search results may have samples', () => {
  expect(launchProblems({ ...unready, noindex: true })).toEqual({})
})

test('the check reminds the owner of a new year and a sample address', () => {
  const url = ready.url
  expect(reminders('2026-01-01', { copyrightYear: 2025, url })).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.ts to 2026.',
  ])
  expect(reminders('2026-01-01', { copyrightYear: 2026, url: 'https://www.example.com' })).toEqual([
    'https://www.example.com is a sample. Set url in content/business.ts to the address of your site.',
  ])
  expect(reminders('2025-12-31', { copyrightYear: 2025, url })).toEqual([])
})
