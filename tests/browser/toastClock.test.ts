import type { Page } from 'playwright/test'
import { expect, test } from './pageTest.ts'
import { show, toastOf, update } from './toasts.ts'

/** Timers of a busy machine are late, never early. */
const late = 300

test.beforeEach(async ({ page }) => {
  // Keeps when the toast now in sight came. The test itself may come late to it.
  await page.addInitScript(() => {
    let shown: string | undefined
    const look = () => {
      const open = document.querySelector('[data-scope=toast][data-state=open]')
      if (open?.id !== shown) {
        shown = open?.id
        document.documentElement.dataset.toastSince = String(performance.now())
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/faq')
})

test('1: closes after 5000 ms by default, as for 0', async ({ page }) => {
  for (const duration of [undefined, 0]) {
    await show(page, { title: 'Saved', duration })
    await expectLifetime(page, 'Saved', 5000, { since: 'it came' })
  }
})

test('2: an unlimited one stays', async ({ page }) => {
  await show(page, { title: 'Sending', duration: Number.POSITIVE_INFINITY })
  await page.waitForTimeout(6500)
  await expect(toastOf(page, 'Sending')).toBeVisible()
})

test('4: an update changes the words and keeps the toast; its clock starts again with a new duration only', async ({
  page,
}) => {
  const id = await show(page, { title: 'One', duration: 3000 })
  await expect(toastOf(page, 'One')).toBeVisible()
  const element = await toastOf(page, 'One').getAttribute('id')
  await page.waitForTimeout(2000)
  await update(page, id, { title: 'Two' })
  await expect(toastOf(page, 'Two')).toHaveAttribute('id', element ?? '')
  await expectLifetime(page, 'Two', 3000, { since: 'it came' })

  const other = await show(page, { title: 'Three', duration: 3000 })
  await expect(toastOf(page, 'Three')).toBeVisible()
  await page.waitForTimeout(2000)
  await update(page, other, { duration: 3000 })
  await expectLifetime(page, 'Three', 3000)
})

test('6: the pointer holds the clock; what was left runs on when it leaves', async ({ page }) => {
  await show(page, { title: 'Hover', duration: 2000 })
  await expect(toastOf(page, 'Hover')).toBeVisible()
  await page.waitForTimeout(1000)
  await toastOf(page, 'Hover').hover()
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Hover')).toBeVisible()
  await page.mouse.move(5, 5)
  await expectLifetime(page, 'Hover', 1000, { early: 900 })
})

test('7: focus holds the clock, also when it came from nowhere', async ({ page }) => {
  await show(page, { title: 'Focus', duration: 1500 })
  const closeButton = toastOf(page, 'Focus').getByRole('button', { name: 'Dismiss notification' })
  await closeButton.evaluate((button) => button.focus())
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Focus')).toBeVisible()
  await closeButton.evaluate((button) => button.blur())
  await expectLifetime(page, 'Focus', 1500, { early: 700 })
})

test('8: leaving the window holds the clock', async ({ page }) => {
  await show(page, { title: 'Window', duration: 1500 })
  await expect(toastOf(page, 'Window')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Window')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectLifetime(page, 'Window', 1500, { early: 700 })
})

test('9: one that comes or changes under the pointer is held too', async ({ page }) => {
  await show(page, { title: 'Old' })
  await toastOf(page, 'Old').hover()
  const id = await show(page, { title: 'New', duration: 800 })
  await page.waitForTimeout(1800)
  await expect(toastOf(page, 'New')).toBeVisible()
  await update(page, id, { title: 'Changed', duration: 900 })
  await page.waitForTimeout(1800)
  await expect(toastOf(page, 'Changed')).toBeVisible()
  await page.mouse.move(5, 5)
  await expectLifetime(page, 'Changed', 900)
})

interface Clock {
  /** What started it. */
  since?: 'it came' | 'now'
  /** ms that may have passed since: steps of the test take their time. */
  early?: number
}

async function expectLifetime(
  page: Page,
  title: string,
  expected: number,
  { since = 'now', early = 300 }: Clock = {},
) {
  await expect(toastOf(page, title)).toBeVisible()
  // Measured in the page: Playwright itself looks only now and then.
  const lifetime = await page.evaluate(
    ([text, begin]) =>
      new Promise<number>((resolve) => {
        const came = Number(document.documentElement.dataset.toastSince)
        const start = begin === 'now' ? performance.now() : came
        const look = () => {
          const open = document.querySelector('[data-scope=toast][data-state=open]')
          if (open?.textContent?.includes(text)) requestAnimationFrame(look)
          else resolve(performance.now() - start)
        }
        look()
      }),
    [title, since] as const,
  )
  expect(lifetime).toBeGreaterThan(expected - early)
  expect(lifetime).toBeLessThan(expected + late)
}
