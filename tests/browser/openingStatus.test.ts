import { offsets, week } from '../../components/browser/entry/openingHours.data.ts'
import { isOpen, localTime } from '../../components/browser/entry/openingStatus.ts'
import { findPhone, hasUrgentPhones } from '../../model/phones.ts'
import { business, telHref } from '../../model/records.ts'
import { after, before, longest, status } from './openingTimes.ts'
import { expect, test } from './pageTest.ts'
import { addStyle, collisionsOn, spacedText } from './textLayout.ts'

// The visitor is in another time zone; the business's time zone counts.
test.use({ timezoneId: 'Asia/Tokyo' })

test('shows whether the office is open in its own time zone, and stays current', async ({
  page,
}) => {
  await page.clock.install({ time: before })
  await page.goto('/contact')
  const statuses = page.locator('[data-opening-status]')
  await expect(statuses).toHaveText(Array(3).fill(status(before)))
  await expect(
    page.getByRole('banner').getByText(business.emergency.banner ?? business.tagline),
  ).toBeVisible()
  const expectCall = async (moment: number) => {
    const now = localTime(new Date(moment), offsets)
    const isOffice = !hasUrgentPhones() || (now && isOpen(week, now))
    const number = isOffice ? business.phone : findPhone('emergency')
    await expect(page.locator('[role=region] > [href^="tel:"]:not([hidden])')).toHaveAttribute(
      'href',
      telHref(number),
    )
  }
  await expectCall(before)
  await page.clock.fastForward(61_000)
  await expect(statuses).toHaveText(Array(3).fill(status(after)))
  await expectCall(after)
})

test('the longest status of the week fits a phone with spaced text', async ({ page }) => {
  await page.clock.setFixedTime(longest)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await expect(page.locator('main [data-opening-status]')).toHaveText(status(longest))
  await addStyle(page, spacedText)
  expect(await collisionsOn(page)).toEqual([])
})

test('a long status leaves the phone number in the top bar free', async ({ page }) => {
  await page.goto('/about')
  const bar = page.getByRole('banner')
  await bar.locator('[data-opening-status]').evaluate((element) => {
    element.textContent = 'Office closed until Wednesday 10:30 AM'
  })
  for (const width of [768, 800, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await collisionsOn(page, 'header'), `${width} px`).toEqual([])
    const [status, call] = await Promise.all([
      bar.locator('[data-opening-status]').boundingBox(),
      bar.locator('p ~ [href^="tel:"]').boundingBox(),
    ])
    expect(status && call && status.x + status.width <= call.x, `${width} px`).toBe(true)
  }
})

test('updates a restored page right away', async ({ page }) => {
  for (const type of ['pageshow', 'visibilitychange']) {
    await page.clock.setFixedTime(before)
    await page.goto('/contact')
    const statuses = page.locator('[data-opening-status]')
    await expect(statuses).toHaveText(Array(3).fill(status(before)))
    // Timers don't run while the page is in the cache.
    await page.clock.setFixedTime(after)
    await page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), type)
    await expect(statuses).toHaveText(Array(3).fill(status(after)))
  }
})
