import { expect, test } from 'vitest'
import { checkLaunch, reminders } from '../../renderer/cli/launch.ts'

const sample = { name: 'Denise M.', sample: true }
const ready = {
  url: 'https://www.potomachomecomfort.com',
  noindex: false,
  testimonials: [{ name: 'Ann B.' }],
  licenses: ['Maryland HVACR 01-12345'],
}
const unready = { ...ready, testimonials: [sample, ...ready.testimonials] }

test('a build for customers stops at a sample testimonial, a preview does not', () => {
  expect(() => checkLaunch(ready)).not.toThrow()
  expect(() => checkLaunch({ ...unready, noindex: true })).not.toThrow()
  expect(() => checkLaunch(unready)).toThrow('still has samples (Denise M.).')
})

test.each([
  ['https://www.example.com', true],
  ['https://preview.example.com', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://site.test', true],
  ['https://myexample.com', false],
  ['https://example.com.au', false],
])('whether %s is a trial, which may have samples: %s', (url, isTrial) => {
  const launch = () => checkLaunch({ ...unready, url })
  if (isTrial) launch()
  else expect(launch).toThrow('still has samples')
})

test('the check reminds the owner of a new year, a sample address and missing licenses', () => {
  const business = { copyrightYear: 2025, url: ready.url, licenses: ready.licenses }
  expect(reminders('2025-12-31', business)).toEqual([])
  const url = 'https://www.example.com'
  expect(reminders('2026-01-01', { ...business, url })).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.ts to 2026.',
    `${url} is a sample. Set url in content/business.ts to the address of your site.`,
  ])
  expect(reminders('2025-12-31', { ...business, licenses: [] })).toHaveLength(1)
})
