import type { Page } from 'playwright/test'
import { pageKinds } from '../sitePages.ts'
import { expectAtRest, holdDrawer } from './menuPanels.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { showUnlimited } from './toasts.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('what had a ground of its own has an edge', async ({ page }) => {
  test.setTimeout(60_000)
  for (const path of [...pageKinds, '/blog/why-air-conditioner-leaking-water']) {
    await page.goto(path)
    expect(await edgelessOn(page), path).toEqual([])
  }
})

test('the drawer and a toast have edges', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/about')
  await showUnlimited(page, 'Edged')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAtRest(page, 'drawer')
  expect(await edgelessOn(page)).toEqual([])
})

test('the dialog before the drawer has edges', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await holdDrawer(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAtRest(page, 'dialog')
  expect(await edgelessOn(page)).toEqual([])
})

test('the current page is marked, and it alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  const marked = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('li a')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { borderBottomColor, textDecorationLine } = getComputedStyle(link)
          // The canvas is white there.
          return borderBottomColor !== 'rgb(255, 255, 255)' || textDecorationLine === 'underline'
        })
        .map((link) => link.textContent),
    )
  expect(marked).toEqual(['Services'])
})

test('focus has a ring, and icons the color of their text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /^Call/ }).first().focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).not.toHaveCSS('outline-color', 'rgb(255, 255, 255)')
  const strays = await page
    .locator('svg[stroke=currentColor]')
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) =>
            getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement ?? icon).color,
        )
        .map((icon) => icon.outerHTML),
    )
  expect(strays).toEqual([])
})

/** Boxes, buttons and fields that the site's colors tell from what is around them, and no line does. */
async function edgelessOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    const grounded = [...document.querySelectorAll('body *')].filter((element) => {
      const { backgroundColor, borderTopLeftRadius, position } = getComputedStyle(element)
      const isBox =
        borderTopLeftRadius !== '0px' || position === 'fixed' || element.role === 'dialog'
      // The current page is underlined; where the pointer is, it shows itself.
      const isMarked = element.matches('[aria-current], :hover')
      const isGrounded = backgroundColor !== 'rgba(0, 0, 0, 0)' && !isMarked
      return isBox && isGrounded && element.textContent?.trim()
    })
    Object.assign(window, { grounded })
  })
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const grounded: Element[] = Reflect.get(window, 'grounded')
    if (grounded.length === 0) throw new Error('The page has no box: nothing was looked at.')
    const edgeless = grounded.filter((element) => {
      const style = getComputedStyle(element)
      return ['top', 'bottom', 'inline-start'].every(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) === 'none' ||
          style.getPropertyValue(`border-${side}-width`) === '0px' ||
          style.getPropertyValue(`border-${side}-color`) === style.backgroundColor,
      )
    })
    return edgeless.map(
      ({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`,
    )
  })
}
