import { expect, test } from 'vitest'
import { checkLaunch } from '../../renderer/cli/launchCheck.ts'
import { reminders } from '../../renderer/cli/reminders.ts'

const sample = { name: 'Denise M.', sample: true }
const ready = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [{ name: 'Ann B.' }],
  licenses: ['Maryland HVACR 01-12345'],
}
const unready = { ...ready, testimonials: [sample, ...ready.testimonials] }

test('a build for customers stops at a sample testimonial', () => {
  expect(() => checkLaunch(ready)).not.toThrow()
  expect(() => checkLaunch(unready)).toThrow('still has samples (Denise M.).')
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
])('whether %s is a trial, which may have samples: %s', (url, isTrial) => {
  const launch = expect(() => checkLaunch({ ...unready, url }))
  if (isTrial) launch.not.toThrow()
  else launch.toThrow()
})

test('a preview that stays out of search results may have samples', () => {
  expect(() => checkLaunch({ ...unready, noindex: true })).not.toThrow()
})

test('the check reminds the owner of a new year, a sample address and missing licenses', () => {
  const { url, licenses } = ready
  expect(reminders('2026-01-01', { copyrightYear: 2025, url, licenses })).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.ts to 2026.',
  ])
  const sampleUrl = 'https://www.example.com'
  expect(reminders('2026-01-01', { copyrightYear: 2026, url: sampleUrl, licenses })).toEqual([
    'https://www.example.com is a sample. Set url in content/business.ts to the address of your site.',
  ])
  expect(reminders('2025-12-31', { copyrightYear: 2025, url, licenses })).toEqual([])
  expect(reminders('2025-12-31', { copyrightYear: 2025, url, licenses: [] })).toHaveLength(1)
})
