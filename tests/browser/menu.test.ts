import type { Page } from 'playwright/test'
import { mainNavigation, scheduleLink } from '../../content/navigation.ts'
import { expectClosed, expectOpen, menuOf, openMenu, toggleOf } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { touchDrag } from './touchDrag.ts'

test.use(phone)

for (const { name, options, strike } of [
  { name: 'with script', options: {}, strike: () => {} },
  { name: 'without script', options: { javaScriptEnabled: false }, strike: () => {} },
  {
    name: 'with scripts refused',
    options: { allowedErrors: /Failed to load resource/ },
    strike: (page: Page) => page.route('**/*.js', (route) => route.abort('blockedbyclient')),
  },
]) {
  test.describe(name, () => {
    test.use(options)
    test.beforeEach(async ({ page }) => {
      await strike(page)
      await page.goto('/about')
    })

    test('the menu opens, holds the whole navigation, closes by its button and leads on', async ({
      page,
    }) => {
      await expectClosed(page)
      await openMenu(page)
      const links = menuOf(page).getByRole('link')
      await expect(links).toHaveText([...mainNavigation, scheduleLink].map(({ label }) => label))
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('About')
      await toggleOf(page).tap()
      await expectClosed(page)
      await openMenu(page)
      await menuOf(page).getByRole('link', { name: 'Contact' }).tap()
      await expect(page).toHaveURL('/contact')
    })

    test('Escape closes it', async ({ page }) => {
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expectClosed(page)
    })

    test('a tap beside it closes it and presses nothing', async ({ page }) => {
      const link = page.getByRole('main').getByRole('link', { name: 'Home' })
      const box = await link.boundingBox()
      if (!box) throw new Error('The link has no box.')
      await openMenu(page)
      await page.touchscreen.tap(box.x + 5, box.y + box.height / 2)
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
    })

    for (const pause of [0, 200, 400, 600, 900]) {
      test(`a second tap after ${pause} ms does not leave the page`, async ({ page }) => {
        const box = await toggleOf(page).boundingBox()
        if (!box) throw new Error('The button has no box.')
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await page.touchscreen.tap(x, y)
        await page.waitForTimeout(pause)
        await page.touchscreen.tap(x, y)
        await expectClosed(page)
        await expect(page).toHaveURL('/about')
      })
    }
  })
}

test('a screen reader hears one name, whether it is open, and that it opens a navigation', async ({
  page,
}) => {
  await page.goto('/about')
  expect(await toggleInTree(page)).toEqual({ role: 'button', name: 'Menu', expanded: false })
  await openMenu(page)
  expect(await toggleInTree(page)).toEqual({ role: 'button', name: 'Menu', expanded: true })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // Nothing else announces it: focus stays on the button.
  await expect(toggleOf(page)).toBeFocused()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens it, Tab goes through it, and leaving it closes it`, async ({ page }) => {
    await page.goto('/about')
    await toggleOf(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page)
    for (const { label } of [...mainNavigation, scheduleLink]) {
      await page.keyboard.press('Tab')
      await expect(menuOf(page).locator(':focus')).toHaveText(label)
    }
    await page.keyboard.press('Tab')
    await expectClosed(page)
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
}

test('Escape in the menu leads back to its button', async ({ page }) => {
  await page.goto('/about')
  await toggleOf(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menuOf(page).locator(':focus')).toHaveText('Home')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(toggleOf(page)).toBeFocused()
})

test('it closes on a link to the page one is on, and on links that change nothing', async ({
  page,
}) => {
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
})

test('a tap between its links leaves it open', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await page.touchscreen.tap(360, 780)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expectOpen(page)
})

test('it closes when the screen widens, and stays closed when it narrows', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.setViewportSize(phone.viewport)
  await expectClosed(page)
})

test('the page behind does not scroll', async ({ page }) => {
  await page.goto('/about')
  await openMenu(page)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('it slides in and out', async ({ page }) => {
  await page.goto('/about')
  await recordPositions(page)
  await openMenu(page)
  await toggleOf(page).tap()
  await expectClosed(page)
  const positions = await positionsOf(page)
  const arrival = positions.findIndex((position) => position < 1)
  const isBetween = (position: number) => position > 5 && position < 95
  expect(positions.slice(0, arrival).filter(isBetween).length).toBeGreaterThan(2)
  expect(positions.slice(arrival).filter(isBetween).length).toBeGreaterThan(2)
})

test('it is there or gone where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await recordPositions(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect((await positionsOf(page)).filter((position) => position > 1 && position < 99)).toEqual([])
})

test.describe('a swipe', () => {
  // The middle of a link.
  const link = { x: 120, y: 200 }

  test('to the right closes it, also the first, which loads the gesture', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await touchDrag(page, link, 220)
    await expectClosed(page)
    await expect(page).toHaveURL('/about')
    await openMenu(page)
    await touchDrag(page, link, 220)
    await expectClosed(page)
  })

  test('that is short comes back, and no swipe is a tap', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await touchDrag(page, link, 40)
    await expect(menuOf(page)).toHaveAttribute('style', '')
    await expectOpen(page)
    await expect(page).toHaveURL('/about')
  })

  test('to the left or down leaves it', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await touchDrag(page, link, -80)
    await expectOpen(page)
    await expect(page).toHaveURL('/about')
  })
})

test.describe('a browser without popovers', () => {
  test('has a link to the navigation in the footer instead', async ({ page }) => {
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
})

for (const { name, width, direction } of [
  { name: 'at 320 px', width: 320, direction: 'ltr' },
  { name: 'from right to left', width: 390, direction: 'rtl' },
]) {
  test(`${name} every link can be reached, and a second tap closes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about')
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
    await openMenu(page)
    for (const link of await menuOf(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
      const overflow = await link.evaluate((a) => a.scrollWidth - a.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await toggleOf(page).tap()
    await expectClosed(page)
    await expect(page).toHaveURL('/about')
  })
}

/** What the browser tells assistive technology; `aria-expanded` is no attribute here. */
async function toggleInTree(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#menu-toggle',
  })
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  })
  const [node] = nodes
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    expanded: node?.properties?.find(({ name }) => name === 'expanded')?.value.value,
  }
}

/** Notes where the open menu is in each frame, in percent of its width: 0 open, 100 out. */
async function recordPositions(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const look = () => {
      const box = document.getElementById('menu')?.getBoundingClientRect()
      if (box?.width) positions.push(((box.right - innerWidth) / box.width) * 100)
      requestAnimationFrame(look)
    }
    look()
  })
}

async function positionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'positions'))
}
