import { expectClosed, expectOpen } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { boxOf, dismiss, regionOf, show, showUnlimited, toastOf, update } from './toasts.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
})

test('3: a second one takes the place of the first', async ({ page }) => {
  await show(page, { title: 'First' })
  await expect(toastOf(page, 'First')).toBeVisible()
  await show(page, { title: 'Second' })
  await expect(toastOf(page, 'Second')).toBeVisible()
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(1)
})

test('5: dismisses one, or whatever is shown', async ({ page }) => {
  const first = await show(page, { title: 'First' })
  await show(page, { title: 'Second' })
  await dismiss(page, first)
  await expect(toastOf(page, 'Second')).toBeVisible()
  await dismiss(page)
  await expect(toastOf(page, 'Second')).toBeHidden()
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

test('11: Escape closes the open menu first, then the toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await showUnlimited(page, 'Behind')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
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
  await expect(toastOf(page, 'Keys')).toHaveCSS('outline-style', 'solid')
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
    action: { label: 'Undo', altText: 'Or take it back' },
  })
  const line = page.getByRole('status')
  await expect(line).toHaveText('Notification Message sent. We call you back. Or take it back.')
  await expect(line).toHaveCount(0, { timeout: 1600 })
  expect(await page.evaluate('said')).toEqual([
    'Notification Message sent. We call you back. Or take it back.',
  ])
})

test('16: a destructive one is told by a sign, not by color alone', async ({ page }) => {
  await show(page, { title: 'Failed', variant: 'destructive', duration: Number.POSITIVE_INFINITY })
  await expect(toastOf(page, 'Failed').getByRole('img', { name: 'Warning' })).toBeVisible()
  await showUnlimited(page, 'Fine')
  await expect(toastOf(page, 'Fine').getByRole('img')).toHaveCount(0)
})

for (const { reducedMotion, moves } of [
  { reducedMotion: 'reduce', moves: false },
  { reducedMotion: 'no-preference', moves: true },
] as const) {
  test(`17: it ${moves ? 'slides in' : 'does not move'}, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(() => {
      const positions = new Set<number>()
      Object.assign(window, { positions })
      const look = () => {
        const toast = document.querySelector('[data-scope=toast][data-part=root]')
        if (toast) positions.add(Math.round(toast.getBoundingClientRect().x))
        requestAnimationFrame(look)
      }
      look()
    })
    await showUnlimited(page, 'Moving')
    await boxOf(page, 'Moving')
    const places = await page.evaluate(() => Reflect.get(window, 'positions').size)
    if (moves) expect(places).toBeGreaterThan(3)
    else expect(places).toBe(1)
  })
}

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
