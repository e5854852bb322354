import { openingStatus } from '../../components/islands/opening/openingStatus.ts'
import { formatHours } from '../../components/ui/formatTime.ts'
import { weekOf } from '../../components/ui/weekOf.ts'
import { business } from '../../content/business.ts'
import { weekdays } from '../../content/model/schema.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

// A visitor elsewhere: the clock that counts is Washington's.
test.use({ timezoneId: 'Asia/Tokyo' })

const week = weekOf(business.hours)
const [group] = business.hours
if (!group) throw new Error('There are no hours to test with.')
const neutralHours = `${group.label} ${formatHours(group)}`

test('the office is open or closed by its own clock, in the top bar and beside the hours, and turns when the time comes', async ({
  page,
}) => {
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

for (const viewport of [
  { width: 320, height: 640 },
  phone.viewport,
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px nothing moves when it appears`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // The entry script is held back until the page has been measured without it.
    let release = () => {}
    const measured = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/entries/*.js', async (route) => {
      await measured
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, header a, main h1, form, footer, footer h2')]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
      )
    await expect(page.getByRole('banner')).toContainText(neutralHours)
    const before = await boxes()
    release()
    await expect(page.getByRole('contentinfo').getByText(/^(Open|Closed) until/)).toBeVisible()
    expect(await boxes()).toEqual(before)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there are the neutral hours', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(/(Open|Closed) until/)).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText(neutralHours)
  })
})
