import type { Page } from 'playwright/test'
import { words } from '../../model/records.ts'
import { expect, phone, test } from './pageTest.ts'
import { getBox, getToast, getToasts, show, showUnlimited, stays } from './toasts.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/faq')
  // Loads the toaster.
  const first = await show(page, { title: 'First' })
  await expect(getToast(page, 'First')).toBeVisible()
  await first.evaluate((toast) => toast.dismiss())
  await expect(getToast(page, 'First')).toHaveCount(0)
  await page.clock.pauseAt(60_000)
})

test('closes a toast after 5000 ms by default, and leaves one without a time limit open', async ({
  page,
}) => {
  for (const duration of [undefined, 0]) {
    await show(page, { title: 'Saved', duration })
    await expectClosesAfter(page, 'Saved', 5000)
  }
  // The second duration exceeds the maximum of a browser's timers.
  for (const duration of [stays.duration, 3e9]) {
    await show(page, { title: 'Sending', duration })
    await expectStaysFor(page, 'Sending', 60_000)
  }
})

test('restarts the timer only when an update changes the duration', async ({ page }) => {
  const toast = await show(page, { title: 'One', duration: 3000 })
  await expectStaysFor(page, 'One', 2000)
  const element = (await getToast(page, 'One').getAttribute('id')) ?? ''
  await toast.evaluate((shown) => shown.update({ title: 'Two' }))
  await expect(getToast(page, 'Two')).toHaveAttribute('id', element)
  await toast.evaluate((shown) => shown.update({ title: 'Three' }))
  await expectClosesAfter(page, 'Three', 1000)

  const other = await show(page, { title: 'Four', duration: 3000 })
  await expectStaysFor(page, 'Four', 2000)
  await other.evaluate((shown) => shown.update({ duration: 3000 }))
  await expectClosesAfter(page, 'Four', 3000)
})

const away = { x: 5, y: 5 }

for (const { what, hold, release } of [
  {
    what: '6: the pointer',
    hold: (page: Page) => getToast(page, 'Held').hover(),
    release: (page: Page) => page.mouse.move(away.x, away.y),
  },
  {
    what: '7: focus that came from nowhere',
    hold: (page: Page) => closeButton(page).focus(),
    release: (page: Page) => closeButton(page).blur(),
  },
  {
    what: '8: leaving the window',
    hold: (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
    release: (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  },
]) {
  test(`${what} pauses the timer, which then resumes`, async ({ page }) => {
    await show(page, { title: 'Held', duration: 2000 })
    await expectStaysFor(page, 'Held', 1000)
    await hold(page)
    await expectStaysFor(page, 'Held', 5000)
    await release(page)
    await expectClosesAfter(page, 'Held', 1000)
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('closes a toast that was opened by the action of another', async ({ page }) => {
    const toasts = await getToasts(page)
    await toasts.evaluate(({ toast }) => {
      const onClick = () => toast({ title: 'Message copied' })
      toast({ title: 'Sent', action: { label: 'Copy', altText: 'Copy', onClick } })
    })
    // Lets the toast slide in.
    await page.clock.runFor(1000)
    await getToast(page, 'Sent').getByRole('button', { name: 'Copy' }).tap()
    await expectClosesAfter(page, 'Message copied', 5000)
  })
})

for (const [reducedMotion, duration] of [
  ['reduce', 0],
  ['no-preference', 250],
] as const) {
  test(`slides in for ${duration} ms with the motion preference ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const durations = await page.evaluateHandle(() => {
      const durations: unknown[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (...parameters) {
        const animation = animate.apply(this, parameters)
        durations.push(animation.effect?.getTiming().duration)
        return animation
      }
      return durations
    })
    await showUnlimited(page, 'Moving')
    expect(await durations.jsonValue()).toEqual([duration])
    await getBox(page, 'Moving')
  })
}

test('pauses a toast that appears or updates while hovered', async ({ page }) => {
  await show(page, { title: 'Old' })
  await expectStaysFor(page, 'Old', 1000)
  await getToast(page, 'Old').hover()
  const toast = await show(page, { title: 'New', duration: 800 })
  await expectStaysFor(page, 'New', 5000)
  // A headless browser doesn't always notice that a toast moved under the pointer.
  await getToast(page, 'New').hover()
  await toast.evaluate((shown) => shown.update({ title: 'Changed', duration: 900 }))
  await expectStaysFor(page, 'Changed', 5000)
  await page.mouse.move(away.x, away.y)
  await expectClosesAfter(page, 'Changed', 900)
})

function closeButton(page: Page) {
  return getToast(page, 'Held').getByRole('button', { name: words.toast.dismiss })
}

async function expectStaysFor(page: Page, title: string, time: number) {
  await page.clock.runFor(time)
  await expect(getToast(page, title)).toHaveAttribute('data-state', 'open')
}

async function expectClosesAfter(page: Page, title: string, time: number) {
  await expectStaysFor(page, title, time - 50)
  await page.clock.runFor(100)
  await expect(getToast(page, title)).not.toHaveAttribute('data-state', 'open')
  // Lets the toast slide out.
  await page.clock.runFor(1000)
  await expect(getToast(page, title)).toHaveCount(0)
}
