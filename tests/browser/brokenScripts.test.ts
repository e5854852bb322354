import type { Locator, Page, Route } from 'playwright/test'
import { coupons, words } from '../../model/records.ts'
import { builtPage, builtPages } from '../support/builtSite.ts'
import {
  contactPage,
  expectFilledIn,
  fillIn,
  getOtherWays,
  send,
  useEmailForm,
} from './contactForm.ts'
import { getMenu, openMenu } from './menu.ts'
import { expect, phone, test } from './pageTest.ts'

/** A script that is too new for the browser to parse is to the others like one that throws. */
const throws = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
const isLost = (route: Route) => route.abort()

/** Every script that a page names: its own, and those of its islands. */
const allScripts = /\/assets\/[\w-]+\.js/g
/** Islands are fetched before they are run. To all other scripts, a lost one is like one that throws. */
const islands = /(?<=data-island="?)\/assets\/[\w-]+\.js/g

// An owner may have neither.
const couponPath = coupons.length > 0 ? '/coupons' : undefined
const isCalculator = ({ html }: { html: string }) => html.includes('data-calculator')
const calculator = builtPages.find(isCalculator)?.path

/** What a visitor tries on a page, and what must be true then. */
const trials: [
  title: string,
  scripts: RegExp,
  fail: (route: Route) => Promise<void>,
  path: string | undefined,
  attempt: (page: Page) => Promise<void>,
][] = [
  ['script throws, the form points to other ways', allScripts, throws, '/contact', tryForm],
  ['island is lost, the form points to other ways', islands, isLost, '/contact', tryForm],
  ['script throws, a coupon can be copied or selected', allScripts, throws, couponPath, tryCoupon],
  ['script throws, the menu opens', allScripts, throws, '/faq', tryMenu],
  ['island is lost, the menu opens', islands, isLost, '/faq', tryMenu],
  [
    'script throws, a calculator answers, or says why not',
    allScripts,
    throws,
    calculator,
    tryCalculator,
  ],
]

test.use({
  ...phone,
  reducedMotion: 'reduce',
  allowedErrors: /./,
  permissions: ['clipboard-write'],
})

test.beforeEach(async ({ page, context }) => {
  await useEmailForm(context)
  await page.addInitScript(() => {
    window.print = () => {}
  })
})

for (const [title, scripts, fail, path, attempt] of trials) {
  test(`when any one ${title}`, async ({ page }) => {
    test.setTimeout(120_000)
    if (!path) return test.skip()
    const html = path === '/contact' ? contactPage : builtPage(path).html
    const files = new Set(html.match(scripts))
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) {
      await page.route(`**${file}`, fail)
      await test.step(file, async () => {
        await page.goto(path)
        await attempt(page)
      })
      await page.unroute(`**${file}`)
      await page.evaluate(() => localStorage.clear())
    }
  })
}

test('a form without a receiver cannot put what is typed into the address', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page)
  await page.locator('[name=name]').press('Enter')
  await send(page)
  await expectFilledIn(page)
  expect(new URL(page.url()).search).toBe('')
})

async function tryForm(page: Page) {
  await fillIn(page)
  await send(page)
  const otherWays = getOtherWays(page)
  await expect(otherWays).toBeVisible()
  const isAnswered = () =>
    otherWays.evaluate(
      (line) =>
        getComputedStyle(line.closest('p') ?? line).fontWeight === '600' ||
        line.closest('p') === document.activeElement ||
        Boolean(document.querySelector('[data-scope=toast], form [role=status]:not(:empty)')),
    )
  await expect.poll(isAnswered, { timeout: 20_000 }).toBe(true)
  await expectFilledIn(page)
}

async function tryCoupon(page: Page) {
  const coupon = page.getByRole('article').first()
  await coupon.locator('[data-print]').tap()
  await coupon.locator('[data-copy]').tap()
  const answer = getAnyOf(
    coupon,
    words.coupons.copied,
    words.coupons.notCopied,
    words.coupons.noScript,
  )
  await expect(answer.filter({ visible: true }).first()).toBeVisible()
  const code = coupon.locator('code')
  await code.evaluate((element) => getSelection()?.selectAllChildren(element))
  expect(await page.evaluate(() => `${getSelection()}`)).toBe(await code.textContent())
}

async function tryCalculator(page: Page) {
  const { form } = words.calculators
  const panel = page.locator(':has(> form[data-calculator])').first()
  await panel.locator('input').first().fill('21')
  await panel.getByRole('button', { name: form.calculate }).tap()
  const answer = getAnyOf(panel, form.figures, form.notLoaded)
  await expect(answer.filter({ visible: true }).first()).toBeVisible()
  const isOwn = await panel.getByText(form.figures, { exact: true }).isVisible()
  if (!isOwn) await expect(panel.getByText(form.example, { exact: true })).toBeVisible()
}

async function tryMenu(page: Page) {
  await openMenu(page)
  await getMenu(page).locator('[href="/about"]').first().tap()
  await expect(page).toHaveURL('/about')
}

/** The elements with one of these texts. */
function getAnyOf(part: Locator, first: string, ...others: string[]): Locator {
  const getOne = (text: string) => part.getByText(text, { exact: true })
  return others.reduce((found, text) => found.or(getOne(text)), getOne(first))
}
