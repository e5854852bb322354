import { expect, test } from './pageTest'
import { phone } from './phone'

// A visitor elsewhere: the clock that counts is Washington's.
test.use({ timezoneId: 'Asia/Tokyo' })

for (const { moment, status } of [
  { moment: '2026-07-10T15:00:00Z', status: 'Open now · until 8:00 PM' },
  { moment: '2026-07-11T02:00:00Z', status: 'Closed · opens 8:00 AM' },
]) {
  test(`${moment} is "${status}" in the top bar and beside the hours`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/contact')
    const statuses = page.locator('[data-opening-hours]')
    await expect(statuses).toHaveText([status, status, status])
    await expect(page.getByRole('banner').getByText('24/7 Emergency HVAC Service')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Emergency')).not.toHaveCount(0)
  })
}

test('it turns when the time comes', async ({ page }) => {
  await page.clock.install({ time: '2026-07-10T23:59:30Z' })
  await page.goto('/about')
  await expect(page.getByRole('banner').getByText('Open now · until 8:00 PM')).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('banner').getByText('Closed · opens 8:00 AM')).toBeVisible()
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
    await expect(page.getByRole('banner')).toContainText('Monday–Friday 7:00 AM–8:00 PM')
    const before = await boxes()
    release()
    await expect(page.getByRole('banner').getByText(/^(Open now|Closed) · /)).toBeVisible()
    expect(await boxes()).toEqual(before)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there are the neutral hours', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(/Open now|Closed ·/)).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Monday–Friday 7:00 AM–8:00 PM')
  })
})
