import type { Page } from 'playwright/test'
import { business } from '../../content/business.ts'
import { coupons } from '../../content/coupons.ts'
import { faq } from '../../content/faq.ts'
import { absoluteUrl } from '../../content/model/siteUrl.ts'
import { openMenu } from './menuOf.ts'
import { expect, test } from './pageTest.ts'
import { printedFills, printedSheets } from './pdf.ts'
import { phone } from './phone.ts'

const navigation = [
  'Skip to main content',
  '24/7 Emergency HVAC Service',
  'Schedule Service',
  'Call Now',
  'On this page',
  'Related articles',
  'Our Services',
  'All rights reserved',
]

test.describe('on a phone', () => {
  test.use(phone)

  test('a page is printed as it is, whether its menu is open or not', async ({ page }) => {
    await page.goto('/blog/hvac-zoning-systems-explained')
    const sheets = await printedSheets(page)
    await openMenu(page)
    expect(await printedSheets(page)).toEqual(sheets)
  })
})

for (const { path, sheetsAtMost } of [
  { path: '/blog/hvac-maintenance-checklist-homeowners', sheetsAtMost: 6 },
  // With a diagram, a table, steps and callouts.
  { path: '/blog/why-air-conditioner-leaking-water', sheetsAtMost: 6 },
]) {
  test(`${path} is printed whole, without what leads around the site`, async ({ page }) => {
    await page.goto(path)
    const sheets = await printedSheets(page)
    expect(sheets.length).toBeGreaterThan(2)
    expect(sheets.length).toBeLessThanOrEqual(sheetsAtMost)
    for (const fact of [business.name, business.phone, absoluteUrl(path)]) {
      expect(unspaced(sheets[0] ?? '')).toContain(unspaced(fact))
    }
    const all = sheets.join(' ')
    for (const heading of await headingsOf(page)) expect(all).toContain(heading)
    for (const words of navigation) expect(all).not.toContain(words)
  })

  test(`${path} tells on paper where its links lead`, async ({ page }) => {
    await page.goto(path)
    const links = await page
      .locator('article a[href^="/"]:not(nav a)')
      .evaluateAll((all) => all.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? '']))
    expect(links.length).toBeGreaterThan(2)
    const all = unspaced((await printedSheets(page)).join(''))
    for (const [text = '', href = ''] of links) {
      expect(all).toContain(unspaced(`${text} (${absoluteUrl(href)})`))
    }
    // Of addresses to call, to write to or on the same page, the text says enough.
    expect(all).not.toMatch(/\((tel:|mailto:|#)/)
  })

  test(`${path} is not cut within an item, a row, a box or after a heading`, async ({ page }) => {
    await page.goto(path)
    const whole = await page
      .locator('article :is(li, tr, [role=note]):not(:has(a), nav *)')
      .evaluateAll((all) => all.map((element) => element.textContent ?? ''))
    expect(whole.length).toBeGreaterThan(10)
    const headings = await headingsOf(page)
    // Short sheets, so that many things meet an edge.
    for (const inches of [6, 6.5, 7, 7.5, 8, 11]) {
      const sheets = (await printedSheets(page, inches)).map(unspaced)
      const cut = whole.filter((text) => !sheets.some((sheet) => sheet.includes(unspaced(text))))
      const left = headings.filter((text) => sheets.some((sheet) => sheet.endsWith(unspaced(text))))
      expect({ inches, cut, left }).toEqual({ inches, cut: [], left: [] })
    }
  })
}

test('dark colors stay on the screen', async ({ page }) => {
  await page.goto('/blog/why-air-conditioner-leaking-water')
  const light = await printedFills(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(232, 239, 242)')
  expect(await printedFills(page)).toEqual(light)
})

test('the coupons are printed on a sheet each', async ({ page }) => {
  await page.goto('/coupons')
  const sheets = await printedSheets(page)
  expect(sheets).toHaveLength(coupons.length)
  coupons.forEach(({ title, code }, index) => {
    for (const words of [title, code, business.name, business.phone]) {
      expect(sheets[index]).toContain(words)
    }
    expect(sheets.filter((sheet) => sheet.includes(code))).toHaveLength(1)
  })
  for (const words of [...navigation, 'Copy code', 'Use it']) {
    expect(sheets.join(' ')).not.toContain(words)
  }
})

test('the answers of closed questions are printed', async ({ page }) => {
  await page.goto('/faq')
  const beginnings = faq.map(({ answer: [paragraph = ''] }) => paragraph.slice(0, 40))
  for (const words of beginnings) await expect(page.getByText(words)).toBeHidden()
  const all = unspaced((await printedSheets(page)).join(''))
  for (const words of beginnings) expect(all).toContain(unspaced(words))
})

function headingsOf(page: Page): Promise<string[]> {
  return page
    .locator('article :is(h1, h2, h3):not(nav *)')
    .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''))
}

function unspaced(text: string): string {
  return text.replace(/\s+/g, '')
}
