import { paths } from '../../model/documentKinds.ts'
import { siteMoment } from '../../model/lifecycle.ts'
import { business, coupons, fillWords, services, words } from '../../model/records.ts'
import { dayStart } from '../../model/timeZone.ts'
import { entryScripts, hold } from './hold.ts'
import { expect, test } from './pageTest.ts'
import { printedSheets, withoutSpaces } from './pdf.ts'
import { getBox, getToast } from './toasts.ts'

test.skip(coupons.length === 0, 'No coupon is valid today.')
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('copies every code and confirms it on the button and in a toast', async ({ page }) => {
  await page.clock.install({ time: siteMoment() })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coupons')
  // With the fonts from the cache: in a wide fallback font, buttons wrap, and the page is scrolled
  // farther.
  await page.reload()
  for (const { code, title } of coupons) {
    const coupon = page.getByRole('article', { name: title, exact: true })
    await expect(
      coupon.getByRole('link', { name: fillWords(words.coupons.scheduleWith, { code }) }),
    ).toBeVisible()
    await expect(
      coupon.getByRole('button', { name: fillWords(words.coupons.printCode, { code }) }),
    ).toBeVisible()
    const button = coupon.getByRole('button', { name: fillWords(words.coupons.copyCode, { code }) })
    const width = (await button.boundingBox())?.width
    await button.click()
    await expect(
      coupon.getByRole('button', { name: `${words.coupons.copied} ${code}` }),
    ).toHaveText(words.coupons.copied)
    await expect(coupon.getByRole('status')).toHaveText(words.coupons.copied)
    const toast = await getBox(page, fillWords(words.coupons.codeCopied, { code }))
    const controls = page.locator(':is(a, button):not([data-scope=toast] *)')
    const covered = await controls.evaluateAll((all, { x, y, width, height }) => {
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < x + width && right > x && top < y + height && bottom > y
      const under = all.filter((control) => isUnder(control.getBoundingClientRect()))
      return under.map(({ outerHTML }) => outerHTML)
    }, toast)
    expect(covered).toEqual([])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    // Then it offers to copy again. Its width never changes.
    await page.clock.fastForward(3000)
    await expect(button).toHaveText(words.coupons.copy)
    expect((await button.boundingBox())?.width).toBe(width)
    await expect(coupon.getByRole('status')).toBeEmpty()
  }
})

test('the buttons of tickets in a row are side by side, however long a text is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coupons')
  const tickets = page.getByRole('article')
  const words = 'A tune-up of the furnace and the air conditioner, once a year. '
  await tickets
    .first()
    .locator('h2 + p')
    .evaluate((element, words) => element.append(words.repeat(9)), words)
  const places = await tickets.evaluateAll((all) =>
    all.map((ticket) =>
      [ticket, ticket.querySelector('[data-copy]')].map((one) => one?.getBoundingClientRect().top),
    ),
  )
  const rows = new Set(places.map(([top]) => top))
  expect(new Set(places.map(String)).size).toBe(rows.size)
})

test('offers the next step in the toast, which may cover the link on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/coupons')
  const code = coupons[0]?.code ?? ''
  await page.getByRole('button', { name: fillWords(words.coupons.copyCode, { code }) }).click()
  const toast = getToast(page, fillWords(words.coupons.codeCopied, { code }))
  const link = toast.getByRole('link', { name: words.coupons.schedule })
  // Focus keeps the toast open, however long a slow machine takes to click.
  await link.focus()
  await link.click()
  await expect(page).toHaveURL(`/contact?coupon=${code}`)
})

test('shows the result for its full time when the button is pressed again', async ({ page }) => {
  await page.clock.install({ time: siteMoment() })
  await page.goto('/coupons')
  const button = page.locator('[data-copy]').first()
  const status = page.getByRole('article').getByRole('status').first()
  await button.click()
  await expect(button).toHaveText(words.coupons.copied)
  await page.clock.fastForward(2000)
  await button.click()
  await page.clock.fastForward(2000)
  await expect(button).toHaveText(words.coupons.copied)
  await expect(status).toHaveText(words.coupons.copied)
  await page.clock.fastForward(1000)
  await expect(button).toHaveText(words.coupons.copy)
  await expect(status).toBeEmpty()
})

test('copies a code when the button was pressed before the script loaded', async ({ page }) => {
  const release = await hold(page, entryScripts)
  await page.goto('/coupons', { waitUntil: 'commit' })
  const button = page.locator('[data-copy]').last()
  await button.click()
  release()
  await expect(button).toHaveText(words.coupons.copied)
  await expect(page.locator('[data-copy]').first()).toHaveText(words.coupons.copy)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coupons.at(-1)?.code)
})

test('prints the last coupon in browsers without an afterprint event', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/coupons')
  await page.locator('[data-print]').first().click()
  await page.locator('[data-print]').last().click()
  await expect(page.locator('[data-printed]')).toHaveCount(1)
  expectSheets(await printedSheets(page), coupons.slice(-1))
})

test('prints one coupon, or each on its own page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-called', '')
  })
  await page.goto('/coupons')
  await page.locator('[data-print]').last().click()
  await expect(page.locator('body[data-print-called]')).toHaveCount(1)
  expectSheets(await printedSheets(page), coupons.slice(-1))
  // After printing, the browser's own command prints all coupons, each on its own page.
  expectSheets(await printedSheets(page), coupons)
})

function expectSheets(sheets: string[], printed: typeof coupons) {
  expect(sheets).toHaveLength(printed.length)
  printed.forEach(({ title, code }, index) => {
    for (const text of [title, code, business.name, business.phone]) {
      expect(withoutSpaces(sheets[index] ?? '')).toContain(withoutSpaces(text))
    }
    expect(sheets.filter((sheet) => sheet.includes(code))).toHaveLength(1)
  })
  for (const text of [
    'Business Hours',
    fillWords(words.layout.callBar, { phone: business.phone }),
    'Our Services',
    words.coupons.copy,
    'Schedule',
  ]) {
    expect(sheets.join(' ')).not.toContain(text)
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the code is readable, and no button is shown', async ({ page }) => {
    await page.goto('/coupons')
    for (const { code } of coupons) await expect(page.getByText(code).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('a coupon is on no page after its last day, however old the pages are', async ({ page }) => {
  const dated = coupons.filter(({ validThrough }) => validThrough)
  test.skip(dated.length === 0, 'No coupon ends.')
  for (const { code, validThrough = '' } of dated) {
    const ends = dayStart(business.timeZone, validThrough, 1) * 60_000
    const withCoupon = services.filter(({ coupon }) => coupon === code)
    for (const path of ['/coupons', ...withCoupon.map(({ slug }) => paths.service(slug))]) {
      await page.clock.setFixedTime(ends - 60_000)
      await page.goto(path)
      const mention = page.getByRole('main').getByText(code).first()
      await expect(mention).toBeVisible()
      await page.clock.setFixedTime(ends)
      await page.reload()
      await expect(mention).toBeHidden()
    }
  }
})

test('no amount breaks, however many tickets share a row', async ({ page }) => {
  const withAmount = coupons.filter(({ title }) => /^\$\d/.test(title))
  await page.goto('/coupons')
  for (const width of [320, 360, 480, 767, 768, 1023, 1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const amounts = page.locator('article h2 > span').filter({ hasText: /^\$\d/ })
    const lines = await amounts.evaluateAll((amounts) =>
      amounts.map((amount) => {
        const text = document.createRange()
        text.selectNodeContents(amount)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(lines, `lines of each amount at ${width} px`).toEqual(withAmount.map(() => 1))
  }
})
