import { getLanguageLinks } from '../../components/layout/LanguageLinks.tsx'
import { business, navigation, phoneHref, words } from '../../model/records.ts'
import {
  expectClosed,
  expectOpen,
  getMenu,
  getMenuClose,
  getMenuToggle,
  getMovingPart,
  openMenu,
} from './menu.ts'
import { recordTransitions } from './motion.ts'
import { expect, phone, test } from './pageTest.ts'
import { touchDrag, touchWithSecondFinger } from './touchDrag.ts'

test.use(phone)

/** The labels of the menu's links. */
const labels = [
  ...navigation.main.map(({ label }) => label),
  ...getLanguageLinks('/about').map(({ name }) => name),
  navigation.schedule.label,
  business.phone,
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the menu opens, follows links, and closes in every way', async ({ page }) => {
      await page.goto('/about')
      await expectClosed(page)
      await openMenu(page)
      const links = getMenu(page).getByRole('link')
      await expect(links).toHaveText(labels)
      await expect(links.last()).toHaveAttribute('href', phoneHref)
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveAttribute('href', '/about')
      await page.keyboard.press('Escape')
      await expectClosed(page)

      // A tap outside the menu must not click anything. Forced, because the link is covered.
      await openMenu(page)
      await page.getByRole('main').locator('nav [href="/"]').tap({ force: true })
      await expectClosed(page)

      await openMenu(page)
      await getMenuClose(page).tap()
      await expectClosed(page)
      await expect(getMenuToggle(page)).toBeFocused()

      // A second tap on the button must not follow a link of the menu, which covers the button.
      for (const wait of [
        () => {},
        () => expect(getMenu(page)).toBeVisible(),
        () => expectOpen(page),
      ]) {
        // Forced, because the second tap hits whatever is there by then.
        await getMenuToggle(page).tap({ force: true })
        await wait()
        await getMenuToggle(page).tap({ force: true })
        await expect(page).toHaveURL('/about')
        await page.keyboard.press('Escape')
        await expectClosed(page)
      }
      await openMenu(page)
      await getMenu(page).locator('[href="/contact"]').first().tap()
      await expect(page).toHaveURL('/contact')
    })
  })
}

test('opens, navigates, and closes the menu by keyboard', async ({ page }) => {
  await page.goto('/about')
  for (const key of ['Enter', 'Space']) {
    await getMenuToggle(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page)
    // The menu covers the button that opened it.
    await expect(getMenuClose(page)).toBeFocused()
    await expect(getMenuToggle(page)).not.toHaveAttribute('aria-expanded')
    for (const label of labels) {
      await page.keyboard.press('Tab')
      await expect(getMenu(page).locator(':focus')).toHaveText(label)
    }
    await page.keyboard.press('Tab')
    await expectClosed(page)
    await expect(page.locator('main :focus')).toHaveCount(1)
  }
  for (const key of ['Escape', 'Enter', 'Shift+Tab']) {
    await getMenuToggle(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page)
    await page.keyboard.press(key)
    await expectClosed(page)
    await expect(getMenuToggle(page)).toBeFocused()
  }
})

test('closes the menu on any link, and keeps it open on a tap between links', async ({ page }) => {
  await page.goto('/about')
  // Blocks navigation, so that the link closes the menu rather than the next page.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault()
    }),
  )
  for (const path of ['/about', '/services']) {
    await openMenu(page)
    await getMenu(page).locator(`[href="${path}"]`).tap()
    await expectClosed(page)
  }
  await openMenu(page)
  await page.touchscreen.tap(360, 780)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expectOpen(page)
})

test('locks scrolling of the page behind the menu, and closes it on a wide screen', async ({
  page,
}) => {
  await page.goto('/about')
  await openMenu(page)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: words.layout.navigation })).toBeVisible()
  await page.setViewportSize(phone.viewport)
  await expectClosed(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`opens and closes with the motion preference ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    const transitions = await recordTransitions(page, '#menu > div', 'translate')
    await openMenu(page)
    await getMenuClose(page).tap()
    await expectClosed(page)
    expect(await transitions.jsonValue()).toEqual(
      reducedMotion === 'reduce'
        ? []
        : [
            ['100%', '0px'],
            ['0px', '100%'],
          ],
    )
  })
}

test('closes the menu on a swipe to the right; a shorter swipe follows no link', async ({
  page,
}) => {
  // Starts in the middle of a link.
  const from = { x: 120, y: 200 }
  const swipe = (by: number) => touchDrag(page, from, by)
  // The first touch loads the swipe handler.
  const loaded = () => expect(getMenu(page)).not.toHaveAttribute('data-island')
  await page.goto('/about')
  await openMenu(page)
  await touchDrag(page, from, 220, loaded)
  await expectClosed(page)
  await openMenu(page)
  for (const by of [-80, 40]) {
    await swipe(by)
    await expectOpen(page)
  }
  await expect(getMovingPart(page)).toHaveAttribute('style', '')
  await swipe(220)
  await expectClosed(page)
  await expect(page).toHaveURL('/about')
})

test('does not leave the menu displaced after a second finger touches', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  const from = { x: 120, y: 200 }
  // The first touch loads the swipe handler.
  await touchDrag(page, from, -20)
  await expect(getMenu(page)).not.toHaveAttribute('data-island')
  await touchWithSecondFinger(page, from, 40)
  await expect(getMovingPart(page)).toHaveAttribute('style', '')
  await expectOpen(page)
})

test('shows the links in the header where popovers are not supported', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll('popover="auto"', '')
      .replaceAll(':popover-open', ':unknown')
      // The page's policy doesn't cover the changed styles.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/about')
  await expect(getMenuToggle(page)).toBeHidden()
  await getMenu(page).locator('[href="/contact"]').first().tap()
  await expect(page).toHaveURL('/contact')
})
