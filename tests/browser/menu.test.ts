import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { expectClosed, expectOpen, menuOf, movingPartOf, openMenu, toggleOf } from './menuOf.ts'
import { recordPositions } from './motion.ts'
import { expect, phone, test } from './pageTest.ts'
import { touchDrag } from './touchDrag.ts'

test.use(phone)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the menu leads on and closes in every way, after a double tap too', async ({ page }) => {
      await page.goto('/about')
      await expectClosed(page)
      await openMenu(page)
      const links = menuOf(page).getByRole('link')
      await expect(links).toHaveText([...mainNavigation, scheduleLink].map(({ label }) => label))
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('About')
      await page.keyboard.press('Escape')
      await expectClosed(page)

      // A tap beside it presses nothing. By force, because the link is covered.
      await openMenu(page)
      await page.getByRole('main').getByRole('link', { name: 'Home' }).tap({ force: true })
      await expectClosed(page)

      for (const pause of [0, 200, 400, 600, 900]) {
        // By force: the second tap hits whatever is there by then.
        await toggleOf(page).tap({ force: true })
        await page.waitForTimeout(pause)
        await toggleOf(page).tap({ force: true })
        await expectClosed(page)
        await expect(page, `after ${pause} ms`).toHaveURL('/about')
      }
      await openMenu(page)
      await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
      await expect(page).toHaveURL('/contact')
    })
  })
}

test('the keyboard opens it, goes through it and closes it by leaving it', async ({ page }) => {
  await page.goto('/about')
  for (const key of ['Enter', 'Space']) {
    await toggleOf(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page)
    // Nothing else announces it: focus stays on the button, whose state the browser itself knows.
    await expect(toggleOf(page)).toBeFocused()
    await expect(toggleOf(page)).not.toHaveAttribute('aria-expanded')
    for (const { label } of [...mainNavigation, scheduleLink]) {
      await page.keyboard.press('Tab')
      await expect(menuOf(page).locator(':focus')).toHaveText(label)
    }
    await page.keyboard.press('Tab')
    await expectClosed(page)
    await expect(page.locator('main :focus')).toHaveCount(1)
  }
  await toggleOf(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(toggleOf(page)).toBeFocused()
})

test('it closes on any link, and stays open for a tap between links', async ({ page }) => {
  await page.goto('/about')
  // The page stays: what closes the menu is the link, not the next page.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault()
    }),
  )
  for (const name of ['About', 'Services']) {
    await openMenu(page)
    await menuOf(page).getByRole('link', { name, exact: true }).tap()
    await expectClosed(page)
  }
  await openMenu(page)
  await page.touchscreen.tap(360, 780)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expectOpen(page)
})

test('the page behind does not scroll, and a wide screen closes it', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.setViewportSize(phone.viewport)
  await expectClosed(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`how it comes and goes with the motion preference ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    const positions = await recordPositions(page, '#menu > div')
    await openMenu(page)
    await toggleOf(page).tap()
    await expectClosed(page)
    const seen = await positions.jsonValue()
    const open = Math.min(...seen)
    const isMoving = (x: number) => x > open + 5 && x < phone.viewport.width - 5
    const coming = seen.slice(0, seen.indexOf(open)).filter(isMoving)
    const going = seen.slice(seen.indexOf(open)).filter(isMoving)
    if (reducedMotion === 'reduce') expect([...coming, ...going]).toEqual([])
    else expect(Math.min(coming.length, going.length)).toBeGreaterThan(2)
  })
}

test('a swipe to the right closes it; a shorter one presses no link', async ({ page }) => {
  // From the middle of a link.
  const swipe = (by: number) => touchDrag(page, { x: 120, y: 200 }, by)
  await page.goto('/about')
  await openMenu(page)
  // The first loads the gesture.
  await swipe(220)
  await expectClosed(page)
  await openMenu(page)
  for (const by of [-80, 40]) {
    await swipe(by)
    await expectOpen(page)
  }
  await expect(movingPartOf(page)).toHaveAttribute('style', '')
  await swipe(220)
  await expectClosed(page)
  await expect(page).toHaveURL('/about')
})

test('a browser without popovers has a link to the footer instead', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll('popover="auto"', '')
      .replaceAll(':popover-open', ':unknown')
      // The styles are other than those that the policy knows.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/about')
  await expect(toggleOf(page)).toBeHidden()
  await expect(menuOf(page)).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport()
})
