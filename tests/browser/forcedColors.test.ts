import { mainNavigation } from '../../content/navigation.ts'
import { expect, test } from './pageTest.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('the navigation marks the current page and no other', async ({ page }) => {
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
  expect(marked).toEqual(
    mainNavigation.filter(({ href }) => href === '/services').map(({ label }) => label),
  )
})

test('the focused link has a ring, and icons have the color of their text', async ({ page }) => {
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
