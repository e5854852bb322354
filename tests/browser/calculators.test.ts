import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { coolingCost } from '../../components/calculators/coolingCost.ts'
import { type Calculator, exampleAnswer } from '../../components/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/calculators/thermostatPayback.ts'
import { islandSources } from '../../components/islands/islandSources.ts'
import { violationsInEachLook, violationsOf } from './axe.ts'
import { builtFile } from './builtFile.ts'
import { expect, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'

interface Case {
  tag: string
  calculator: Calculator
  file: string
  /** A field by its label, what is typed into it, and what comes of it. */
  label: string
  typed: string
  verdict: string
  given: string
  wrong: string
  expected: string
  /** In the address. */
  query: string
}

const cases: Case[] = [
  {
    tag: 'CoolingCost',
    calculator: coolingCost,
    file: builtFile(islandSources.coolingCost),
    label: 'Electricity ¢ per kWh',
    // $255.79 at 18¢, so $213.16 at 15¢.
    typed: '15',
    verdict: 'Saves $213 a summer',
    given: '15¢ per kWh',
    wrong: '1',
    expected: 'Enter a number from 5 to 60, in steps of 0.1.',
    query: 'power=15',
  },
  {
    tag: 'FuelCost',
    calculator: fuelCost,
    file: builtFile(islandSources.fuelCost),
    label: 'Electricity ¢ per kWh',
    // 120 ÷ 9 = $13.33, 21% below $16.84.
    typed: '12',
    verdict: 'The heat pump costs 21% less',
    given: 'electricity at 12¢ per kWh',
    wrong: '99',
    expected: 'Enter a number from 5 to 60, in steps of 0.1.',
    query: 'electricity=12',
  },
  {
    tag: 'RepairOrReplace',
    calculator: repairOrReplace,
    file: builtFile(islandSources.repairOrReplace),
    label: 'The repair $',
    typed: '5000',
    verdict: 'Put the money into a new unit',
    given: 'repair $5,000',
    wrong: '12.5',
    expected: 'Enter a whole number from 50 to 20,000.',
    query: 'repair=5000',
  },
  {
    tag: 'ThermostatPayback',
    calculator: thermostatPayback,
    file: builtFile(islandSources.thermostatPayback),
    label: 'Heating and cooling $ a year',
    // $200 ÷ 8% of $1,000 = 2.5 years.
    typed: '1000',
    verdict: 'Paid back after 2.5 years',
    given: '$1,000 a year',
    wrong: '',
    expected: 'Enter a whole number from 100 to 20,000.',
    query: 'spending=1000',
  },
]

for (const { tag, calculator, file, ...the } of cases) {
  const path = pathOf(tag)
  const form = (page: Page) => page.locator(`#${calculator.name}`)
  const field = (page: Page) => form(page).getByLabel(the.label)
  const example = exampleAnswer(calculator)

  test.describe(`<${tag} />`, () => {
    test.skip(!path, 'No article holds it.')

    test('is fetched at the first focus, and not for an address that does not name it', async ({
      page,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goto(`${path}?utm_source=letter`, { waitUntil: 'networkidle' })
      expect(requests).not.toContain(file)
      await field(page).focus()
      await expect.poll(() => requests).toContain(file)
    })

    test('works out what is typed, and says it once', async ({ page }) => {
      await page.goto(path)
      await expect(form(page).getByText('Example', { exact: true })).toBeVisible()
      await field(page).focus()
      await expectMounted(form(page))
      const output = form(page).getByRole('status')
      await expect(output).toHaveAttribute('aria-live', 'polite')
      const spoken = await page.evaluateHandle((name) => {
        const texts: string[] = []
        const live = document.querySelector(`#${name} output`)
        if (!live) throw new Error('There is no output.')
        new MutationObserver(() => texts.push(live.textContent ?? '')).observe(live, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        return texts
      }, calculator.name)
      await field(page).fill('')
      await field(page).pressSequentially(the.typed, { delay: 30 })
      await expect(output).toContainText(the.verdict)
      await expect(form(page).getByText('Your figures')).toBeVisible()
      expect(new Set(await spoken.jsonValue()).size).toBe(1)
    })

    test('a wrong entry says what is expected, and hides the result until it is right', async ({
      page,
    }) => {
      await page.goto(path)
      await field(page).fill(the.wrong)
      await expect(field(page)).toHaveAccessibleDescription(the.expected)
      await expect(form(page).getByRole('status')).toContainText(the.expected)
      await expect(form(page)).not.toContainText(example.verdict)
      await expect(form(page).locator('dl')).toBeEmpty()
      await form(page).getByRole('button', { name: 'Ask us about this' }).click()
      await expect(field(page)).toBeFocused()
      await expect(page).toHaveURL(path)
      await field(page).fill(the.typed)
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      await expect(field(page)).not.toHaveAccessibleDescription(the.expected)
    })

    test('is shared by its address, and comes back on reload', async ({ page, context }) => {
      await page.goto(`${path}?utm_source=letter`)
      await field(page).fill(the.typed)
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      await expect(page).toHaveURL(new RegExp(`[?&]${the.query}(&|$)`))
      await expect(page).toHaveURL(/utm_source=letter/)
      await page.reload()
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      const other = await context.newPage()
      await other.goto(`${path}?${the.query}`)
      await expect(form(other).getByRole('status')).toContainText(the.verdict)
      await expect(field(other)).toHaveValue(the.typed)
      // The example has the address of the page alone.
      await field(other).fill(
        await field(other).evaluate((input: HTMLInputElement) => input.defaultValue),
      )
      await expect(form(other).getByText('Example', { exact: true })).toBeVisible()
      await expect(other).toHaveURL(path)
    })

    test('ignores wild values in the address', async ({ page }) => {
      const names = Object.keys(calculator.inputs)
      for (const wild of ['-1', '1e99', 'constructor', '<b>', '1.23456']) {
        await page.goto(`${path}?${names.map((name) => `${name}=${wild}`).join('&')}`)
        await expectMounted(form(page))
        await expect(form(page).getByRole('status')).toContainText(example.verdict)
      }
    })

    test('takes its figures along to the contact form', async ({ page }) => {
      await page.goto(path)
      await field(page).fill(the.typed)
      await form(page).getByRole('button', { name: 'Ask us about this' }).click()
      await expect(page).toHaveURL(/\/contact\?/)
      const message = page.getByLabel('How can we help you?')
      await expect(message).toHaveValue(new RegExp(`“${calculator.title.replace('?', '\\?')}”`))
      for (const words of [the.given, the.verdict]) {
        expect(await message.inputValue()).toContain(words)
      }
      const url = new URL(page.url())
      url.searchParams.set(the.query.split('=')[0] ?? '', 'Buy now')
      await page.evaluate(() => localStorage.clear())
      await page.goto(url.href)
      await expect(page.locator('textarea[data-island]')).toHaveCount(0)
      await expect(message).toHaveValue('')
    })

    test('works by keyboard, and Enter stays on the page', async ({ page }) => {
      await page.goto(path)
      await field(page).focus()
      await expectMounted(form(page))
      await field(page).fill(the.typed)
      await page.keyboard.press('Enter')
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      expect(new URL(page.url()).pathname).toBe(path)
    })

    test('prints the figures of the reader, without controls', async ({ page }) => {
      await page.goto(`${path}?${the.query}`)
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      const paper = (await printedSheets(page)).join(' ')
      for (const words of [calculator.title, 'Your figures', the.given, the.verdict]) {
        expect(paper).toContain(words)
      }
      for (const words of ['Calculate', 'Ask us about this', example.given]) {
        expect(paper).not.toContain(words)
      }
    })

    test('axe finds nothing in its result and its messages, in any look', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${path}?${the.query}`)
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
      expect(await violationsInEachLook(page)).toEqual([])
      await field(page).fill(the.wrong)
      await expect(form(page).getByRole('status')).toContainText(the.expected)
      expect(await violationsInEachLook(page, [360])).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      // The colors are the visitor's own there.
      const withoutColors = { rules: { 'color-contrast': { enabled: false } } }
      expect(await violationsOf(page, withoutColors)).toEqual([])
      await expect(form(page).locator('[data-result]')).toHaveCSS('border-left-style', 'solid')
    })

    for (const direction of ['ltr', 'rtl']) {
      test(`fits 320 px, ${direction}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(`${path}?${the.query}`)
        await expect(form(page).getByRole('status')).toContainText(the.verdict)
        await page.evaluate((dir) => {
          document.documentElement.dir = dir
        }, direction)
        const stray = await form(page).evaluate((panel) => {
          const { left, right } = panel.getBoundingClientRect()
          return [...panel.querySelectorAll('*')]
            .filter((element) => {
              const box = element.getBoundingClientRect()
              return box.width > 0 && (box.left < left || box.right > right)
            })
            .map(({ outerHTML }) => outerHTML)
        })
        expect(stray).toEqual([])
      })
    }
  })

  test.describe(`<${tag} /> without script`, () => {
    test.skip(!path, 'No article holds it.')
    test.use({ javaScriptEnabled: false })

    test('is an example, and shows no controls', async ({ page }) => {
      await page.goto(path)
      await expect(form(page).getByText('Example', { exact: true })).toBeVisible()
      for (const words of [example.given, example.verdict, example.because]) {
        await expect(form(page).getByText(words, { exact: true })).toBeVisible()
      }
      for (const control of await form(page).locator('input, select, button').all()) {
        await expect(control).toBeHidden()
      }
    })
  })

  test.describe(`<${tag} /> without its files`, () => {
    test.skip(!path, 'No article holds it.')
    test.use({ allowedErrors: /Failed to load resource/ })

    test('Calculate puts the values in the address, and the page shows them once they come', async ({
      page,
    }) => {
      await page.route('**/assets/chunks/*.js', (route) => route.abort())
      await page.goto(path)
      await field(page).fill(the.typed)
      await form(page).getByRole('button', { name: 'Calculate' }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${the.query}&.*#${calculator.name}$`))
      await page.unroute('**/assets/chunks/*.js')
      await page.reload()
      await expect(form(page).getByRole('status')).toContainText(the.verdict)
    })
  })
}

/** The first article that holds a calculator; none where an owner has taken it out. */
function pathOf(tag: string): string {
  const folder = 'content/articles/'
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.mdx') && readFileSync(folder + name, 'utf8').includes(`<${tag} />`),
  )
  return file ? `/blog/${file.replace('.mdx', '')}` : ''
}

async function expectMounted(form: Locator) {
  await expect(form).not.toHaveAttribute('data-island')
}
