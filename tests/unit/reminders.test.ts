import { expect, test } from 'vitest'
import { reminders } from '../../renderer/cli/reminders.ts'

const url = 'https://www.potomac-comfort.test'

test('a new year and a sample address are reminded of', () => {
  expect(reminders('2026-01-01', { copyrightYear: 2025, url })).toEqual([
    'The footer says © 2025. Set copyrightYear in content/business.ts to 2026.',
  ])
  expect(reminders('2026-01-01', { copyrightYear: 2026, url: 'https://www.example.com' })).toEqual([
    'https://www.example.com is a sample. Set url in content/business.ts to the address of your site.',
  ])
  expect(reminders('2025-12-31', { copyrightYear: 2025, url })).toEqual([])
})
