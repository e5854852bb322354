import { openingStatus } from '../../components/islands/startOpeningStatus.ts'
import { weekOf } from '../../components/ui/OpeningStatus.tsx'
import { business } from '../../content/business.ts'
import { weekdays } from '../../content/model/schema.ts'
import { expect, test } from './pageTest.ts'

// A visitor elsewhere: the clock that counts is Washington's.
test.use({ timezoneId: 'Asia/Tokyo' })

const week = weekOf(business.hours)
const [group] = business.hours
if (!group) throw new Error('There are no hours to test with.')

test('the office is open or closed by its own clock, which goes on', async ({ page }) => {
  // In the week of Monday, July 6, by daylight-saving time.
  const date = String(6 + weekdays.indexOf(group.days[0] ?? 'Monday')).padStart(2, '0')
  const closing = Date.parse(`2026-07-${date}T${group.closes}-04:00`)
  const [before, after] = [new Date(closing - 30_000), new Date(closing + 30_000)]
  await page.clock.install({ time: before })
  await page.goto('/contact')
  const statuses = page.locator('[data-opening-hours]')
  await expect(statuses).toHaveText(Array(3).fill(openingStatus(week, before)))
  await expect(page.getByRole('banner').getByText('24/7 Emergency HVAC Service')).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(statuses).toHaveText(Array(3).fill(openingStatus(week, after)))
})
