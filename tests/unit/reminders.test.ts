import { expect, test } from 'vitest'
import { reminders } from '../../renderer/cli/reminders.ts'

const facts = {
  copyrightYear: 2025,
  url: 'https://www.potomac-comfort.com',
  licenses: ['Maryland HVACR 01-12345'],
}

test('a new year, a sample address and a missing license are reminded of', () => {
  expect(reminders('2025-12-31', facts)).toEqual([])
  expect(reminders('2026-01-01', facts)).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.ts to 2026.',
  ])
  const url = 'https://www.example.com'
  expect(reminders('2025-12-31', { ...facts, url, licenses: [] })).toEqual([
    'https://www.example.com is a sample. Set url in content/business.ts to the address of your site.',
  ])
  expect(reminders('2025-12-31', { ...facts, licenses: [] })[0]).toContain('no license number')
})
