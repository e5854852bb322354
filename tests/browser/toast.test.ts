import type { Page } from 'playwright/test'
import { islandSources } from '../../components/browser/islandSources.ts'
import { words } from '../../model/records.ts'
import { builtFile } from '../support/builtFile.ts'
import { hold } from './hold.ts'
import { expectClosed, getMenuToggle, openMenu } from './menu.ts'
import { expect, phone, test } from './pageTest.ts'
import { getBox, getRegion, getToast, getToasts, show, showUnlimited, stays } from './toasts.ts'
import { touchDrag, touchWithSecondFinger } from './touchDrag.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
})

test('replaces the first toast with the second, and dismisses both', async ({ page }) => {
  const first = await show(page, { title: 'First' })
  await expect(getToast(page, 'First')).toBeVisible()
  await show(page, { title: 'Second' })
  await expect(getToast(page, 'Second')).toBeVisible()
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(1)
  await first.evaluate((toast) => toast.dismiss())
  await expect(getToast(page, 'Second')).toBeVisible()
  await (await getToasts(page)).evaluate(({ dismissToast }) => dismissToast())
  await expect(getToast(page, 'Second')).toBeHidden()
})

test('Escape closes the open menu first, then the toast, and focus stays nearby', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport)
  await showUnlimited(page, 'Outside')
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(getToast(page, 'Outside')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getToast(page, 'Outside')).toBeHidden()
  await showUnlimited(page, 'Inside')
  await getToast(page, 'Inside').getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(getToast(page, 'Inside')).toBeHidden()
  await expect(getMenuToggle(page)).toBeFocused()
  // Focus that came from nowhere.
  await getMenuToggle(page).blur()
  await showUnlimited(page, 'Again')
  await getToast(page, 'Again').getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(getToast(page, 'Again')).toBeHidden()
  await expect(getRegion(page)).toBeFocused()
})

test('F8 focuses the region, and Tab moves through the toast and on', async ({ page }) => {
  const action = { label: 'Undo', altText: 'undo it' }
  await show(page, { title: 'Keys', action, ...stays })
  const toast = getToast(page, 'Keys')
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await expect(getRegion(page)).toBeFocused()
  await expect(toast).toHaveCSS('outline-style', 'solid')
  for (const stop of [
    toast,
    toast.getByRole('button', { name: 'Undo' }),
    toast.getByRole('button', { name: words.toast.dismiss }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(getRegion(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(toast).toHaveAttribute('data-state', 'open')
})

test('returns focus to where it was when a toast is closed by keyboard', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link').first()
  for (const keys of [
    ['F8', 'Escape'],
    ['F8', 'Tab', 'Escape'],
    ['F8', 'Tab', 'Tab', 'Enter'],
  ]) {
    await link.focus()
    await showUnlimited(page, 'Keys')
    for (const key of keys) await page.keyboard.press(key)
    await expect(getToast(page, 'Keys')).toHaveCount(0)
    await expect(link, keys.join()).toBeFocused()
  }
})

test('names the region and announces a toast once', async ({ page }) => {
  await expect(getRegion(page)).toHaveCount(1)
  const announced = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    new MutationObserver(() => {
      const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
      for (const { textContent } of document.querySelectorAll(live)) texts.add(textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return texts
  })
  await show(page, {
    title: 'Message sent',
    description: 'We call you back.',
    action: { label: 'Undo', altText: 'Or take it back' },
    ...stays,
  })
  const words = 'Notification Message sent. We call you back. Or take it back.'
  const line = page.getByRole('status')
  await expect(line).toHaveText(words)
  await expect(line).toHaveCount(0)
  const texts = await announced.evaluate((all) => [...all].filter(Boolean))
  expect(texts).toEqual([words])
  await expect(getRegion(page)).toHaveCount(1)
})

test('Escape during text composition does not close the toast', async ({ page }) => {
  await showUnlimited(page, 'Open')
  const press = (isComposing: boolean) =>
    page.evaluate((isComposing) => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing }))
    }, isComposing)
  await press(true)
  await expect(getToast(page, 'Open')).toHaveAttribute('data-state', 'open')
  await press(false)
  await expect(getToast(page, 'Open')).toHaveCount(0)
})

test('a tall toast is fully reachable on every screen', async ({ page }) => {
  const title = 'Your message is too long for an email app'
  await show(page, {
    title,
    description: 'It opens with the beginning. Copy the message here, and paste all of it there.',
    action: { label: 'Copy message', altText: 'Or copy the message.' },
    ...stays,
  })
  const toast = getToast(page, title)
  for (const [width, height] of [
    [320, 256],
    [1024, 300],
    [1280, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(toast).toBeInViewport({ ratio: 1 })
    for (const name of [words.toast.dismiss, 'Copy message']) {
      const button = toast.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      // Scroll positions are whole pixels.
      await expect(button).toBeInViewport({ ratio: 0.98 })
    }
  }
})

test('keeps a long word inside, and marks a destructive toast with an icon, not by color alone', async ({
  page,
}) => {
  const title = 'W'.repeat(120)
  await showUnlimited(page, title)
  const long = getToast(page, title)
  const overflow = await long.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBe(0)
  await expect(long.getByRole('img')).toHaveCount(0)
  // Also on a page that has no use for its colors.
  for (const path of ['/coupons', '/404']) {
    await page.goto(path)
    await show(page, { title: 'Failed', variant: 'destructive', ...stays })
    const toast = getToast(page, 'Failed')
    await expect(toast.getByRole('img', { name: 'Warning' })).toBeVisible()
    await expect(toast).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(toast).not.toHaveCSS('box-shadow', 'none')
  }
})

test('queues toasts and updates until the toaster has loaded', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const release = await hold(page, `**${builtFile(islandSources.toaster)}`)
  const early = await show(page, { title: 'Early' })
  await early.evaluate((toast) => toast.update({ title: 'Early, and changed' }))
  release()
  await expect(getToast(page, 'Early, and changed')).toBeVisible()
  expect(loaded.length).toBeGreaterThan(2)
})

const title = 'Swipe me'

test('only a swipe of more than 50 px to the right closes the toast', async ({ page }) => {
  await showUnlimited(page, title)
  for (const [x, y] of [
    [50, 0],
    [-60, 0],
    [60, 80],
  ] as const) {
    await swipe(page, x, y)
    await getBox(page, title)
    await expect(getToast(page, title), `${x}, ${y}`).toHaveAttribute('data-state', 'open')
  }
  await swipe(page, 60, 20)
  await expect(getToast(page, title)).toHaveCount(0)
})

test('does not click on a swipe', async ({ page }) => {
  const action = { label: 'Go', altText: 'go', href: '#clicked' }
  await show(page, { title, action, ...stays })
  await getBox(page, title)
  const box = await getToast(page, title).getByRole('link').boundingBox()
  if (!box) throw new Error('The action has no box.')
  await drag(page, { x: box.x + 10, y: box.y + 10 }, 30)
  await expect(page).not.toHaveURL(/#clicked/)
  await getToast(page, title).getByRole('link').click()
  await expect(page).toHaveURL(/#clicked/)
})

test.describe('by touch', () => {
  test.use(phone)

  test('closes the toast on a swipe of 60 px, but not of 40 px', async ({ page }) => {
    await showUnlimited(page, title)
    const box = await getBox(page, title)
    const middle = { x: box.x + 80, y: box.y + box.height / 2 }
    await touchDrag(page, middle, 40)
    await expect(getToast(page, title)).toBeInViewport({ ratio: 1 })
    await touchDrag(page, middle, 60)
    await expect(getToast(page, title)).toHaveCount(0)
  })

  test('does not leave the toast displaced after a second finger touches', async ({ page }) => {
    await showUnlimited(page, title)
    const { x, y } = await getBox(page, title)
    await touchWithSecondFinger(page, { x: x + 80, y: y + 20 }, 40)
    await getBox(page, title)
    await expect(getToast(page, title)).toHaveAttribute('data-state', 'open')
  })
})

async function swipe(page: Page, right: number, down: number) {
  const { x, y } = await getBox(page, title)
  await drag(page, { x: x + 80, y: y + 20 }, right, down)
}

async function drag(page: Page, { x, y }: { x: number; y: number }, right: number, down = 0) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 10 })
  await page.mouse.up()
}
