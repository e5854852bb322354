import type { Page } from 'playwright/test'
import { tokens } from '../../components/theme/tokens.ts'
import { words } from '../../model/records.ts'
import { pageKinds, translatedKinds } from '../support/sitePages.ts'
import { violationsInEachLook } from './axe.ts'
import { edgelessOn } from './edges.ts'
import { walkByTab } from './keyboardWalk.ts'
import { getMenu, openMenu } from './menu.ts'
import { movingOn } from './motion.ts'
import { longest } from './openingTimes.ts'
import { expect, test } from './pageTest.ts'
import { collisionsOn, doubleTexts, sidewaysScrolling } from './textLayout.ts'
import { getToast, show, stays } from './toasts.ts'

// Disables animations, so that nothing is measured in mid-fade.
test.use({ reducedMotion: 'reduce' })

// The header must not depend on the day of the test.
test.beforeEach(({ page }) => page.clock.setFixedTime(longest))

// In another language, the header and the form have longer words.
for (const path of [...pageKinds, ...translatedKinds.slice(0, 2)]) {
  test(`${path} works on every screen and in every color scheme, preference, and language`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await expectClearNames(page)
    // The header and footer are the same on every page, and slow to check.
    await expectSuitable(page, path === '/about' ? {} : { exclude: ['header', 'footer'] })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await lowTargets(page), `targets at ${width} px`).toEqual([])
      expect.soft(await oddSizesOn(page), `text sizes at ${width} px`).toEqual([])
    }
    expect.soft(await walkByTab(page), 'stops of the Tab key').toEqual([])

    // 1280 × 1024 at 400%: WCAG 1.4.10. Fixed elements would cover the focused one.
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await fixedElements(page), 'fixed on a low screen').toEqual([])

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

test('the header of a wide screen works in dark mode', async ({ page }) => {
  await page.goto('/about')
  const violations = await violationsInEachLook(page, { include: 'header', widths: [1440] })
  expect(violations).toEqual([])
})

test.describe('on top of a page', () => {
  test.use({ viewport: { width: 360, height: 900 } })

  test('the open menu works on every screen and in every color scheme and preference', async ({
    page,
  }) => {
    await page.goto('/about')
    await openMenu(page)
    await expectSuitable(page, { include: '#menu', widths: [360, 768] })
    await expect(getMenu(page)).toBeVisible()
  })

  test('shows field errors on every screen and in every color scheme', async ({ page }) => {
    await page.goto('/contact?service')
    await expect(page.locator('#contact-form[data-island]')).toHaveCount(0)
    await page.getByRole('button', { name: words.contact.send }).click()
    await expect(page.getByText(words.form.name)).toBeVisible()
    await expectSuitable(page, { include: '#contact-form' })
  })

  test('a toast works on every screen and in every color scheme', async ({ page }) => {
    await page.goto('/faq')
    for (const variant of ['default', 'destructive'] as const) {
      const action = { label: 'Undo', altText: 'undo it' }
      await show(page, { title: variant, description: 'A while.', action, variant, ...stays })
      await expect(getToast(page, variant)).toBeVisible()
      await expectSuitable(page, { include: '[data-scope=toast]' })
      await expect(getToast(page, variant)).toBeVisible()
    }
  })
})

/** What screen readers announce: headings as seen, and no two buttons with the same name. */
async function expectClearNames(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const namesOf = (wanted: string) =>
    nodes
      .filter(({ ignored, role }) => !ignored && role?.value === wanted)
      .map(({ name }) => String(name?.value).replace(/\s+/g, ' ').trim())
  const headings = page.locator('h1, h2, h3, h4').filter({ visible: true })
  const seen = (await headings.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
  expect.soft(namesOf('heading')).toEqual(expect.arrayContaining(seen))
  const buttons = namesOf('button')
  expect.soft(buttons, 'buttons').toEqual([...new Set(buttons)])
}

/** Checks reduced motion, accessibility in each color scheme, and edges in forced colors. */
async function expectSuitable(page: Page, scope: Parameters<typeof violationsInEachLook>[1] = {}) {
  expect.soft(await movingOn(page), 'motion').toEqual([])
  expect.soft(await edgelessOn(page), 'boxes without edges in forced colors').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await violationsInEachLook(page, scope), 'what axe finds').toEqual([])
}

/** Buttons to call or schedule that are less than 48 px tall. WCAG requires 24. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href^="tel:"], a[href^="/contact"]:not([lang]), [type=submit]',
      ),
    ]
      .filter((target) => target.checkVisibility())
      // A link in running text is as tall as its line.
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .filter((target) => target.getBoundingClientRect().height < 48)
      .map((target) => target.outerHTML),
  )
}

/** Texts that have none of the theme's seven sizes. */
function oddSizesOn(page: Page): Promise<string[]> {
  const sizes = Object.values(tokens.fontSizes).map(({ value }) => value)
  expect(sizes).toHaveLength(7)
  return page.evaluate((sizes) => {
    const probe = document.body.appendChild(document.createElement('p'))
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
    const named = sizes.map((size) => {
      sheet.replaceSync(`body > p:last-child { font-size: ${size} }`)
      return getComputedStyle(probe).fontSize
    })
    probe.remove()
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(isText) && !element.closest('svg, script'))
      .filter((element) => !named.includes(getComputedStyle(element).fontSize))
      .map((element) => `${getComputedStyle(element).fontSize}: ${element.outerHTML}`)
  }, sizes)
}

function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML),
  )
}
