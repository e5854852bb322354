import type { Page } from 'playwright/test'
import { pageKinds } from '../sitePages.ts'
import { holdDrawer, openMenu } from './menuPanels.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'
import { showUnlimited } from './toasts.ts'

test.use({ reducedMotion: 'reduce', ...phone })

test('nothing moves on any kind of page', async ({ page }) => {
  test.setTimeout(60_000)
  for (const path of pageKinds) {
    await page.goto(path)
    expect(await movingOn(page), path).toEqual([])
  }
})

test('neither the drawer nor a toast moves', async ({ page }) => {
  await page.goto('/about')
  await showUnlimited(page, 'Still')
  await openMenu(page)
  expect(await movingOn(page)).toEqual([])
})

test('the dialog before the drawer does not move', async ({ page }) => {
  await holdDrawer(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.locator('dialog[open]')).toBeInViewport({ ratio: 1 })
  expect(await movingOn(page)).toEqual([])
})

/** What is animated, or would be when it changes, for more than 10 ms. */
function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.getAnimations().map((animation) => `runs: ${animation.id}`)
    if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto')
      found.push('scrolling')
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part)
        const times = `${style.transitionDuration}, ${style.animationDuration}`.split(', ')
        if (times.some((time) => Number.parseFloat(time) > 0.01)) {
          found.push(`${element.tagName}.${element.className}${part}: ${times}`)
        }
      }
    }
    return found
  })
}
