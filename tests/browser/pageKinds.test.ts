import type { Page } from 'playwright/test'
import { coupons } from '../../content/coupons.ts'
import { pageKinds } from '../sitePages.ts'
import { highContrast, violationsInEachLook, violationsOf } from './axe.ts'
import { edgelessOn } from './edges.ts'
import { walkByTab } from './keyboardWalk.ts'
import { openMenu } from './menuOf.ts'
import { movingOn } from './motion.ts'
import { expect, test } from './pageTest.ts'
import { collisionsOn, doubleTexts, sidewaysScrolling } from './textLayout.ts'

// Without motion, so that nothing is measured halfway through a fade.
test.use({ reducedMotion: 'reduce' })

for (const path of pageKinds) {
  test(`${path} suits every screen, color scheme, preference and language`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await expectSuitable(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const lowContrast = await violationsOf(page, { rules: highContrast })
    expect.soft(lowContrast, 'contrast below 7 to 1').toEqual([])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await lowTargets(page), `targets at ${width} px`).toEqual([])
    }
    expect.soft(await walkByTab(page), 'stops of the Tab key').toEqual([])

    // 1280 × 1024 at 400%: WCAG 1.4.10. The call bar would cover what has focus.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.reload()
    expect.soft(await fixedElements(page), 'fixed on a low screen').toEqual([])
    expect.soft(await walkByTab(page), 'stops of the Tab key on a low screen').toEqual([])

    await doubleTexts(page)
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const sideways = await sidewaysScrolling(page)
      expect.soft(sideways, `sideways scrolling with doubled texts at ${width} px`).toEqual([])
      const collisions = await collisionsOn(page, 'header')
      expect.soft(collisions, `doubled texts in the header at ${width} px`).toEqual([])
    }
  })
}

interface State {
  name: string
  path: string
  /** Brings the page into the state. */
  enter(page: Page): Promise<void>
  /** What is shown in that state. */
  shown: string
  /** Where the state exists. */
  widths?: number[]
}

const copyButton = (page: Page) => page.getByRole('button', { name: /^Copy code/ }).first()

const states: State[] = [
  { name: 'the open menu', path: '/about', enter: openMenu, shown: '#menu a', widths: [360, 768] },
  {
    name: 'messages at the fields',
    path: '/contact?service',
    async enter(page) {
      await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Send Request' }).click()
    },
    shown: '[data-field-message]:not([hidden])',
  },
]
const couponStates: State[] = [
  {
    name: 'a toast',
    path: '/coupons',
    enter: (page) => copyButton(page).click(),
    shown: '[data-part=root][data-type=info]',
  },
  {
    name: 'a destructive toast',
    path: '/coupons',
    async enter(page) {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await copyButton(page).click()
    },
    shown: '[data-part=root][data-type=error]:has-text("Your code is")',
  },
]

for (const { name, path, enter, shown, widths } of [
  ...states,
  ...(coupons.length > 0 ? couponStates : []),
]) {
  test.describe(name, () => {
    test.use({ viewport: { width: 360, height: 900 }, permissions: ['clipboard-write'] })

    test('suits every screen, color scheme and preference', async ({ page }) => {
      await page.goto(path)
      await enter(page)
      const first = page.locator(shown).first()
      await expect(first).toBeVisible()
      // A toast stays while it has focus.
      await first.focus()
      await expectSuitable(page, widths)
      await expect(first).toBeVisible()
    })
  })
}

/** Without motion where none is wanted, accessible in each look, and with edges in forced colors. */
async function expectSuitable(page: Page, widths?: number[]) {
  expect.soft(await movingOn(page), 'motion').toEqual([])
  expect.soft(await edgelessOn(page), 'boxes without edges in forced colors').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await violationsInEachLook(page, { widths }), 'what axe finds').toEqual([])
}

/** What calls or schedules and is less than 48 px high. WCAG asks for 24. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"], a[href^="/contact"], [type=submit]')]
      .filter((target) => target.checkVisibility())
      // In a sentence it is as high as its line.
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({
        text: target.textContent,
        height: target.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 48)
      .map(({ text, height }) => `${text} (${height} px)`),
  )
}

function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML),
  )
}
