import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { phoneHref } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { menuOf, openMenu } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { phone } from './phone.ts'

interface Fault {
  name: string
  strike?(page: Page): Promise<unknown>
  timezoneId?: string
  /** Whether nothing is left to remember by, but the browser's own way back. */
  forgets?: true
  /** What the browser itself logs about it. */
  allowedErrors?: RegExp
}

const site = join(import.meta.dirname, '../../dist/client')
const scripts = '**/assets/**/*.js'
const islands = '**/assets/chunks/*.js'
const refusal = /Failed to load resource/

const faults: Fault[] = [
  {
    name: 'the script is blocked',
    strike: (page) => page.route(scripts, (route) => route.abort('blockedbyclient')),
    forgets: true,
    allowedErrors: refusal,
  },
  {
    name: 'the islands are gone, as after a new build',
    strike: (page) => page.route(islands, (route) => route.fulfill({ status: 404, body: '' })),
    allowedErrors: refusal,
  },
  {
    name: 'the islands never come',
    strike: (page) => page.route(islands, () => {}),
  },
  {
    name: 'the islands come in half',
    strike: (page) => page.route(islands, sendHalf),
  },
  {
    name: 'a page that says it cannot be found comes for the islands',
    strike: (page) =>
      page.route(islands, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
    allowedErrors: /MIME type/,
  },
  {
    name: 'the style is not allowed',
    strike: (page) => page.route('**/*', forbidStyle),
    allowedErrors: /style/,
  },
  {
    name: 'nothing may be stored',
    strike: (page) => page.addInitScript(refuseStorage),
    forgets: true,
  },
  {
    name: 'there is no clipboard',
    strike: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  },
  {
    name: 'the clock is a year behind',
    strike: (page) => page.clock.setFixedTime(yearsFromNow(-1)),
  },
  { name: 'the clock is a year ahead', strike: (page) => page.clock.setFixedTime(yearsFromNow(1)) },
  { name: 'the visitor is in Auckland', timezoneId: 'Pacific/Auckland' },
  { name: 'the processor is 12 times slower', strike: slowDown },
]

for (const { name, strike, timezoneId, forgets, allowedErrors } of faults) {
  test.describe(name, () => {
    test.use({ ...phone, timezoneId, allowedErrors })

    test('the site is read, called from and walked through; nothing typed is lost', async ({
      page,
    }) => {
      test.setTimeout(90_000)
      await strike?.(page)
      await page.goto('/')
      await expectReadable(page)
      await choose(page, 'Contact', '/contact')
      await expectReadable(page)
      await fillIn(page)
      if (!forgets) await page.reload()
      await expectTyped(page)
      // What is handed to the mail program stays in the form, but is no draft any more.
      await page.getByRole('button', { name: 'Send Request' }).tap()
      await expectTyped(page)
      await choose(page, 'Coupons', '/coupons')
      await expectReadable(page)
      for (const { code } of coupons) await expect(page.getByText(code).first()).toBeVisible()
      for (const button of await page.getByRole('button', { name: /^Copy code/ }).all()) {
        await button.tap()
      }
      await page.goBack()
      await expectTyped(page)
    })
  })
}

test.describe('the network goes', () => {
  test.use({ ...phone, allowedErrors: refusal })

  test('the page stays; what is typed is there when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/contact')
    await context.setOffline(true)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send Request' }).tap()
    await expectReadable(page)
    await expectTyped(page)
    await page.goto('/about').catch(() => {})
    await context.setOffline(false)
    await page.goto('/contact')
    await expectTyped(page)
  })
})

async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+ \w+/)
  const call = page.getByRole('region', { name: 'Call us' }).getByRole('link')
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', phoneHref)
}

async function choose(page: Page, label: string, path: string) {
  await openMenu(page)
  await menuOf(page).getByRole('link', { name: label }).tap()
  await expect(page).toHaveURL(path)
}

const typed = {
  'Full name': 'Pat Lee',
  'Phone number': '(202) 555-0100',
  'How can we help you?': 'No heat & no light',
}

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}

async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}

/** From the disk, because an answer fetched for a page that is left in the meantime is gone. */
function sendHalf(route: Route) {
  const file = readFileSync(join(site, new URL(route.request().url()).pathname), 'utf8')
  return route.fulfill({ contentType: 'text/javascript', body: file.slice(0, file.length / 2) })
}

async function forbidStyle(route: Route) {
  if (!route.request().isNavigationRequest()) return route.continue()
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.replace(/style-src [^;]+/, "style-src 'none'") })
}

function refuseStorage() {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

function yearsFromNow(years: number): Date {
  const date = new Date()
  date.setFullYear(date.getFullYear() + years)
  return date
}

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 12 })
}
