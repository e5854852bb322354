import type { Page, Route } from 'playwright/test'
import { coupons, words } from '../../model/records.ts'
import { noSuchPage } from '../support/sitePages.ts'
import { findCall } from './callBar.ts'
import {
  contactPage,
  expectFilledIn,
  fillIn,
  getOtherWays,
  send,
  useEmailForm,
} from './contactForm.ts'
import { islandFiles } from './hold.ts'
import { getMenu, openMenu } from './menu.ts'
import { expect, phone, test } from './pageTest.ts'

interface Fault {
  name: string
  cause?(page: Page): Promise<unknown>
  timezoneId?: string
  /** What the browser logs. */
  allowedErrors?: RegExp
}

const refusal = /Failed to load resource/

// For scripts that fail, see brokenScripts.test.ts.
const faults: Fault[] = [
  {
    name: 'the islands are missing, as after a new build',
    cause: (page) => page.route(islandFiles, (route) => route.fulfill({ status: 404, body: '' })),
    allowedErrors: refusal,
  },
  { name: 'the islands never arrive', cause: (page) => page.route(islandFiles, () => {}) },
  {
    name: 'the style is not allowed',
    cause: (page) => page.route('**/*', forbidStyle),
    allowedErrors: /style/,
  },
  {
    name: 'nothing may be stored, and there is no clipboard',
    cause: (page) => page.addInitScript(refuseStorageAndClipboard),
  },
  {
    name: 'the clock is a year ahead, in Auckland',
    cause: (page) => page.clock.setFixedTime(Date.now() + 365 * 86_400_000),
    timezoneId: 'Pacific/Auckland',
  },
]

test.use({ ...phone, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, context }) => {
  await useEmailForm(context)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-called', '')
  })
})

for (const { name, cause, timezoneId, allowedErrors } of faults) {
  test.describe(name, () => {
    test.use({ timezoneId, allowedErrors })

    test('pages show their text and phone number, and nothing typed is lost', async ({ page }) => {
      await cause?.(page)
      await page.goto('/coupons')
      await expectReadable(page)
      for (const { code } of coupons) await expect(page.getByText(code).first()).toBeVisible()
      if (coupons.length > 0) {
        await printAndCopy(page)
        // Navigation must not wait for a file that the link doesn't need. The loader waits 10 s.
        const link = page.getByRole('link', { name: /^Schedule with/ }).first()
        // Away from the toast, which may be sliding in.
        await link.evaluate((element) => element.scrollIntoView())
        await link.tap()
        await expect(page).toHaveURL(/\/contact\?coupon=/, { timeout: 9000 })
      }
      await choose(page, '/contact')
      await expectReadable(page)
      await fillIn(page)
      // What was passed to the email app stays in the form.
      await send(page)
      await expectFilledIn(page)
      await choose(page, '/about')
      await page.goBack()
      await expectFilledIn(page)
    })
  })
}

test('shows other ways to reach us if the form script never arrives', async ({ page }) => {
  await page.clock.install()
  await page.route(islandFiles, () => {})
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(page.locator('#contact-form')).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(10_000)
  await expect(getOtherWays(page)).toBeFocused()
  await expect(getOtherWays(page)).toBeInViewport()
})

test.describe('offline', () => {
  test.use({ allowedErrors: refusal, permissions: ['clipboard-write'] })

  test('copies codes and keeps the draft until the network is back', async ({ page, context }) => {
    if (coupons.length > 0) {
      await page.goto('/coupons')
      await context.setOffline(true)
      await printAndCopy(page)
      const call = await findCall(page)
      // Playwright clicks only elements that nothing covers.
      await call.click({ trial: true })
      await context.setOffline(false)
    }
    await page.goto('/contact')
    await context.setOffline(true)
    await fillIn(page)
    await send(page)
    await expectReadable(page)
    await expectFilledIn(page)
    await page.goto(noSuchPage).catch(() => {})
    await context.setOffline(false)
    await page.goto('/contact')
    await expectFilledIn(page)
  })
})

async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+ \w+/)
  await findCall(page)
}

/**
 * The button responds at once. The toast may be late or never appear, and then covers other
 * buttons.
 */
async function printAndCopy(page: Page) {
  await page.locator('[data-print]').first().tap()
  await expect(page.locator('body[data-print-called]')).toHaveCount(1)
  const copyButton = page.locator('[data-copy]').first()
  await copyButton.tap()
  await expect(copyButton).toHaveText(
    new RegExp(`^(${words.coupons.copied}|${words.coupons.notCopied})$`),
  )
}

async function choose(page: Page, path: string) {
  await openMenu(page)
  await getMenu(page).locator(`[href="${path}"]`).first().tap()
  await expect(page).toHaveURL(path)
}

async function forbidStyle(route: Route) {
  if (!route.request().isNavigationRequest()) return route.continue()
  const response = await route.fetch()
  const isContact = new URL(response.url()).pathname === '/contact'
  const html = isContact ? contactPage : await response.text()
  await route.fulfill({ response, body: html.replace(/style-src [^;]+/, "style-src 'none'") })
}

function refuseStorageAndClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}
