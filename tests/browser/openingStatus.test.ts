import { business } from '../../model/records.ts'
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
  const call = page.getByRole('region', { name: words.layout.callUs, includeHidden: true })
  const expectCall = async (isOpen: boolean) => {
    const number = isOpen || !hasUrgentPhones() ? business.phone : findPhone('emergency')
    await expect(call.locator('a:not([hidden])')).toHaveAttribute('href', telHref(number))
  }
  await expectCall(status(before) === status(before).replace(/closed/, ''))
  await page.clock.fastForward(61_000)
  await expect(statuses).toHaveText(Array(3).fill(status(after)))
  await expectCall(status(after) === status(after).replace(/closed/, ''))
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
