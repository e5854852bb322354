import type { Page } from 'playwright/test'
import { islandSources, toastSource } from '../../components/islands/islandSources'
import type { ToastContent } from '../../components/islands/toast/toast'
import { builtFile } from './builtFile'
import { expect, test } from './pageTest'
import { touchDrag } from './touchDrag'

type Content = Pick<ToastContent, 'title' | 'description' | 'variant' | 'duration' | 'action'>

/** Timers of a busy machine are late, never early. */
const late = 300

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
})

test('1: closes after 5000 ms by default, as for 0', async ({ page }) => {
  for (const duration of [undefined, 0]) {
    await show(page, { title: 'Saved', duration })
    await expectLifetime(page, 'Saved', 5000)
  }
})

test('2: an unlimited one stays', async ({ page }) => {
  await show(page, { title: 'Sending', duration: Number.POSITIVE_INFINITY })
  await page.waitForTimeout(6500)
  await expect(toastOf(page, 'Sending')).toBeVisible()
})

test('3: a second one takes the place of the first', async ({ page }) => {
  await show(page, { title: 'First' })
  await expect(toastOf(page, 'First')).toBeVisible()
  await show(page, { title: 'Second' })
  await expect(toastOf(page, 'Second')).toBeVisible()
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(1)
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
  await expectLifetime(page, 'Two', 1000)

  const other = await show(page, { title: 'Three', duration: 3000 })
  await expect(toastOf(page, 'Three')).toBeVisible()
  await page.waitForTimeout(2000)
  await update(page, other, { duration: 3000 })
  await expectLifetime(page, 'Three', 3000)
})

test('5: dismisses one, or whatever is shown', async ({ page }) => {
  const first = await show(page, { title: 'First' })
  await show(page, { title: 'Second' })
  await dismiss(page, first)
  await expect(toastOf(page, 'Second')).toBeVisible()
  await dismiss(page)
  await expect(toastOf(page, 'Second')).toBeHidden()
})

test('6: the pointer holds the clock; what was left runs on when it leaves', async ({ page }) => {
  await show(page, { title: 'Hover', duration: 2000 })
  await expect(toastOf(page, 'Hover')).toBeVisible()
  await page.waitForTimeout(1000)
  await toastOf(page, 'Hover').hover()
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Hover')).toBeVisible()
  await page.mouse.move(5, 5)
  await expectLifetime(page, 'Hover', 1000, 900)
})

test('7: focus holds the clock, also when it came from nowhere', async ({ page }) => {
  await show(page, { title: 'Focus', duration: 1500 })
  const closeButton = toastOf(page, 'Focus').getByRole('button', { name: 'Dismiss notification' })
  await closeButton.evaluate((button) => button.focus())
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Focus')).toBeVisible()
  await closeButton.evaluate((button) => button.blur())
  await expectLifetime(page, 'Focus', 1500, 700)
})

test('8: leaving the window holds the clock', async ({ page }) => {
  await show(page, { title: 'Window', duration: 1500 })
  await expect(toastOf(page, 'Window')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.waitForTimeout(2500)
  await expect(toastOf(page, 'Window')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectLifetime(page, 'Window', 1500, 700)
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

for (const { move, closes } of [
  { move: { x: 60, y: 0 }, closes: true },
  { move: { x: 60, y: 20 }, closes: true },
  { move: { x: 50, y: 0 }, closes: false },
  { move: { x: 40, y: 0 }, closes: false },
  { move: { x: -60, y: 0 }, closes: false },
  { move: { x: 60, y: 80 }, closes: false },
]) {
  test(`10: a swipe by ${move.x}, ${move.y} ${closes ? 'closes' : 'does not close'}`, async ({
    page,
  }) => {
    await showUnlimited(page, 'Swipe me')
    await swipe(page, 'Swipe me', move)
    await page.waitForTimeout(500)
    await expect(toastOf(page, 'Swipe me')).toBeVisible({ visible: !closes })
  })
}

test('10: a swipe is not a click', async ({ page }) => {
  await show(page, {
    title: 'Swipe me',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Go', altText: 'go', href: '#clicked' },
  })
  await boxOf(page, 'Swipe me')
  const action = await toastOf(page, 'Swipe me').getByRole('link').boundingBox()
  if (!action) throw new Error('The action has no box.')
  await drag(page, { x: action.x + 10, y: action.y + 10 }, { x: 30, y: 0 })
  await expect(page).not.toHaveURL(/#clicked/)
  await toastOf(page, 'Swipe me').getByRole('link').click()
  await expect(page).toHaveURL(/#clicked/)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('10: a swipe by 40 does not close, by 60 does', async ({ page }) => {
    await showUnlimited(page, 'Swipe me')
    const box = await boxOf(page, 'Swipe me')
    const middle = { x: box.x + 80, y: box.y + box.height / 2 }
    await touchDrag(page, middle, 40)
    await expect(toastOf(page, 'Swipe me')).toBeInViewport({ ratio: 1 })
    await touchDrag(page, middle, 60)
    await expect(toastOf(page, 'Swipe me')).toHaveCount(0)
  })
})

test('11: Escape closes, with focus outside or inside; focus stays at the region', async ({
  page,
}) => {
  await showUnlimited(page, 'Outside')
  await page.keyboard.press('Escape')
  await expect(toastOf(page, 'Outside')).toBeHidden()
  await showUnlimited(page, 'Inside')
  await toastOf(page, 'Inside').getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(toastOf(page, 'Inside')).toBeHidden()
  await expect(regionOf(page)).toBeFocused()
})

test('11: Escape closes an open dialog first, then the toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await showUnlimited(page, 'Behind')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toastOf(page, 'Behind')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toastOf(page, 'Behind')).toBeHidden()
})

test('12: F8 goes to the region; Tab to the toast, its buttons and on to the page', async ({
  page,
}) => {
  await show(page, {
    title: 'Keys',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Undo', altText: 'undo it' },
  })
  await expect(toastOf(page, 'Keys')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(regionOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toastOf(page, 'Keys')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(regionOf(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.waitForTimeout(100)
  await expect(toastOf(page, 'Keys')).toBeVisible()
})

test('13: the region is named, before and after the first toast', async ({ page }) => {
  await expect(regionOf(page)).toHaveCount(1)
  await showUnlimited(page, 'Here')
  await expect(regionOf(page)).toHaveCount(1)
  await expect(regionOf(page).getByRole('group')).toBeVisible()
})

test('14, 15: it is announced once, in a line that goes again, and by nothing else', async ({
  page,
}) => {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
      for (const line of document.querySelectorAll(live)) {
        const text = line.textContent ?? ''
        if (text && !said.includes(text)) said.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await show(page, {
    title: 'Message sent',
    description: 'We call you back.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Undo', altText: 'take it back' },
  })
  const line = page.getByRole('status')
  await expect(line).toHaveText('Notification Message sent We call you back. take it back')
  await expect(line).toHaveCount(0, { timeout: 1600 })
  expect(await page.evaluate('said')).toEqual([
    'Notification Message sent We call you back. take it back',
  ])
})

test('16: a destructive one is told by a sign, not by color alone', async ({ page }) => {
  await show(page, { title: 'Failed', variant: 'destructive', duration: Number.POSITIVE_INFINITY })
  await expect(toastOf(page, 'Failed').getByRole('img', { name: 'Warning' })).toBeVisible()
  await showUnlimited(page, 'Fine')
  await expect(toastOf(page, 'Fine').getByRole('img')).toHaveCount(0)
})

test('17: it does not move where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showUnlimited(page, 'Still')
  await expect(toastOf(page, 'Still')).toHaveCSS('transition-duration', '0s')
})

test('18: it may be called before what shows it is loaded', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  const id = await show(page, { title: 'Early' })
  await update(page, id, { title: 'Early, and changed' })
  await expect(toastOf(page, 'Early, and changed')).toBeVisible()
  expect(loaded.length).toBeGreaterThan(2)
})

test.describe('what shows it does not come', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('its words stand in the region', async ({ page }) => {
    await page.route(`**${builtFile(islandSources.toaster)}`, (route) => route.abort())
    await show(page, { title: 'Not sent', description: 'Call us.' })
    await expect(page.getByRole('alert')).toHaveText('Not sent Call us.')
  })
})

async function show(page: Page, content: Content): Promise<string> {
  return page.evaluate(
    async ([file, given]) => {
      const { toast } = await import(file)
      const shown = toast(given)
      Object.assign(window, { [`toast${shown.id}`]: shown })
      return shown.id
    },
    [builtFile(toastSource), content] as const,
  )
}

async function showUnlimited(page: Page, title: string): Promise<void> {
  await show(page, { title, duration: Number.POSITIVE_INFINITY })
  await expect(toastOf(page, title)).toBeInViewport({ ratio: 1 })
}

async function update(page: Page, id: string, change: Content): Promise<void> {
  await page.evaluate(([key, given]) => Reflect.get(window, key).update(given), [
    `toast${id}`,
    change,
  ] as const)
}

async function dismiss(page: Page, id?: string): Promise<void> {
  await page.evaluate(async ([file, which]) => (await import(file)).dismissToast(which), [
    builtFile(toastSource),
    id,
  ] as const)
}

function regionOf(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

function toastOf(page: Page, title: string) {
  return regionOf(page).getByRole('group', { name: title, exact: true })
}

/** @param early ms that may have passed since what started the clock */
async function expectLifetime(page: Page, title: string, expected: number, early = 300) {
  await expect(toastOf(page, title)).toBeVisible()
  // Measured in the page: Playwright itself looks only now and then.
  const lifetime = await page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          const open = document.querySelector('[data-scope=toast][data-state=open]')
          if (open?.textContent?.includes(text)) requestAnimationFrame(look)
          else resolve(performance.now() - start)
        }
        look()
      }),
    title,
  )
  expect(lifetime).toBeGreaterThan(expected - early)
  expect(lifetime).toBeLessThan(expected + late)
}

async function swipe(page: Page, title: string, move: { x: number; y: number }) {
  const box = await boxOf(page, title)
  await drag(page, { x: box.x + 80, y: box.y + 20 }, move)
}

/** Where a toast is, once it has come to rest. */
async function boxOf(page: Page, title: string) {
  const toast = toastOf(page, title)
  await expect(toast).toHaveCSS('opacity', '1')
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
  const box = await toast.boundingBox()
  if (!box) throw new Error(`The toast ${title} has no box.`)
  return box
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 10 })
  await page.mouse.up()
}
