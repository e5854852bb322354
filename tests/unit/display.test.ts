import { expect, test } from 'vitest'
import { formatTime } from '../../components/formatTime.ts'
import { getAriaCurrent } from '../../components/layout/ariaCurrent.ts'
import { formatDay } from '../../components/ui/Day.tsx'
import { areasInWords } from '../../content/model/placeholders.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', '12:00 PM'],
  ['20:30', '8:30 PM'],
])('%s is shown as %s', (time, shown) => {
  expect(formatTime(time)).toBe(shown)
})

test.each([
  ['2025-01-01', 'January 1, 2025'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is shown as %s, in any zone', (day, shown) => {
  expect(formatDay(day)).toBe(shown)
})

test.each([
  ['/services', '/services', 'page'],
  ['/services', '/services/ac-repair', 'true'],
  ['/cities-we-serve', '/cities/bowie-md', 'true'],
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/blog', '/blogging', undefined],
])('the link to %s on %s has aria-current %s', (href, path, current) => {
  expect(getAriaCurrent(href, path)).toBe(current)
})

test('lists counties together', () => {
  expect(areasInWords(['Washington DC', 'Howard County', "Prince George's County"])).toBe(
    "Washington DC and Howard and Prince George's counties",
  )
  expect(areasInWords(['Alexandria', 'Howard County'])).toBe('Alexandria and Howard County')
})
