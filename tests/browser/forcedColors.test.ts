import { navigation, words } from '../../model/records.ts'
import { expect, test } from './pageTest.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('marks only the current page in the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  const links = page.getByRole('navigation', { name: words.layout.navigation }).locator('li a')
  const marked = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        const { borderBottomColor, textDecorationLine } = getComputedStyle(link)
        // The canvas is white in this mode.
        return borderBottomColor !== 'rgb(255, 255, 255)' || textDecorationLine === 'underline'
      })
      .map((link) => link.getAttribute('href')),
  )
  const targets = navigation.main.map(({ href }) => href)
  expect(marked).toEqual(targets.filter((href) => href === '/services'))
})

test('shows a focus ring, and icons in the color of their text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /^Call/ }).first().focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).not.toHaveCSS('outline-color', 'rgb(255, 255, 255)')
  const icons = page.locator('svg[stroke=currentColor]')
  const strays = await icons.evaluateAll((all) => {
    const getColor = (element: Element | null) => element && getComputedStyle(element).color
    const isStray = (icon: Element) =>
      getComputedStyle(icon).stroke !== getColor(icon.parentElement)
    return all.filter(isStray).map(({ outerHTML }) => outerHTML)
  })
  expect(strays).toEqual([])
})
