import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { coolingCost } from '../../components/calculators/coolingCost.ts'
import { exampleAnswer, exampleText } from '../../components/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/calculators/thermostatPayback.ts'
import { islandSources } from '../../components/islands/islandSources.ts'
import { violationsInEachLook, violationsOf } from './axe.ts'
import { builtFile } from './builtFile.ts'
import { expect, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'

// The arithmetic has unit tests.
const cases = [
  {
    tag: 'CoolingCost',
    calculator: coolingCost,
    source: islandSources.coolingCost,
    entry: { name: 'power', right: '15', wrong: '1' },
    expected: 'Enter a number from 5 to 60, in steps of 0.1.',
  },
  {
    tag: 'FuelCost',
    calculator: fuelCost,
    source: islandSources.fuelCost,
    entry: { name: 'electricity', right: '12', wrong: '99' },
    expected: 'Enter a number from 5 to 60, in steps of 0.1.',
  },
  {
    tag: 'RepairOrReplace',
    calculator: repairOrReplace,
    source: islandSources.repairOrReplace,
    entry: { name: 'repair', right: '5000', wrong: '12.5' },
    expected: 'Enter a whole number from 50 to 20,000.',
  },
  {
    tag: 'ThermostatPayback',
    calculator: thermostatPayback,
    source: islandSources.thermostatPayback,
    entry: { name: 'spending', right: '1000', wrong: '' },
    expected: 'Enter a whole number from 100 to 20,000.',
  },
].flatMap((the) => {
  const { calculator, entry } = the
  const answer = calculator.answer((name) =>
    name === entry.name ? entry.right : exampleText(calculator, name),
  )
  if (!answer) throw new Error(`${entry.right} is no value of ${entry.name}.`)
  const path = pathOf(the.tag)
  const query = `${entry.name}=${entry.right}`
  return path ? [{ ...the, path, query, answer, example: exampleAnswer(calculator) }] : []
})
const [first] = cases

test.use({ reducedMotion: 'reduce' })

for (const { tag, calculator, source, entry, expected, path, query, answer, example } of cases) {
  test(`<${tag} /> is fetched on focus, explains a wrong entry, announces the result once, and takes it to the contact form`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${path}?utm_source=letter`, { waitUntil: 'networkidle' })
    const form = formOf(page, calculator.name)
    const field = form.locator(`[name=${entry.name}]`)
    const output = form.getByRole('status')
    await expect(form.getByText('Example', { exact: true })).toBeVisible()
    expect(requests).not.toContain(builtFile(source))
    await field.focus()
    await expectMounted(form)

    await field.fill(entry.wrong)
    await expect(field).toHaveAccessibleDescription(expected)
    await expect(output).toContainText(expected)
    await expect(form).not.toContainText(example.verdict)
    await expect(form.locator('dl')).toBeEmpty()
    expect(await violationsOf(page, { include: `#${calculator.name}` })).toEqual([])
    await form.getByRole('button', { name: 'Ask us about this' }).click()
    await expect(field).toBeFocused()

    await expect(output).toHaveAttribute('aria-live', 'polite')
    const announced = await recordChanges(output)
    // Typed over, key by key: a pause of half a second would be answered.
    await field.selectText()
    await field.pressSequentially(entry.right)
    await expect(output).toContainText(answer.verdict)
    await expect(form.getByText('Your figures')).toBeVisible()
    await expect(field).not.toHaveAccessibleDescription(expected)
    expect(new Set(await announced.jsonValue()).size).toBe(1)

    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\?utm_source=letter&.*${query}(&|$)`))
    await form.getByRole('button', { name: 'Ask us about this' }).click()
    await expect(page).toHaveURL(/\/contact\?/)
    const message = page.getByLabel('How can we help you?')
    for (const words of [calculator.title, answer.given, answer.verdict]) {
      await expect(message).toHaveValue(new RegExp(escapeForRegExp(words)))
    }
  })

  test(`<${tag} /> shows the result of an address in every look and at 320 px`, async ({
    page,
  }) => {
    await page.goto(`${path}?${query}`)
    const form = formOf(page, calculator.name)
    await expect(form.getByRole('status')).toContainText(answer.verdict)
    const include = `#${calculator.name}`
    expect(await violationsInEachLook(page, { include, widths: [360, 1440] })).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    for (const direction of ['rtl', 'ltr']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      expect(await form.evaluate(findOverflow), direction).toEqual([])
    }

    // Each value is wrong in its own way.
    const wild = ['-1', '1e99', 'constructor', '<b>', '1.23456']
    const names = Object.keys(calculator.inputs)
    const wrong = names.map((name, index) => `${name}=${wild[index % wild.length]}`)
    await page.goto(`${path}?${wrong.join('&')}`)
    await expectMounted(form)
    await expect(form.getByRole('status')).toContainText(example.verdict)
  })
}

if (first) {
  const { calculator, entry, path, query, answer, example } = first

  test('figures are shared by their address and printed without controls; the example has the address of the page', async ({
    page,
  }) => {
    await page.goto(`${path}?${query}`)
    const form = formOf(page, calculator.name)
    const field = form.locator(`[name=${entry.name}]`)
    await expect(form.getByRole('status')).toContainText(answer.verdict)
    await page.reload()
    await expect(field).toHaveValue(entry.right)
    await expect(form.getByRole('status')).toContainText(answer.verdict)
    const paper = (await printedSheets(page)).join(' ')
    for (const words of [calculator.title, 'Your figures', answer.given, answer.verdict]) {
      expect(paper).toContain(words)
    }
    for (const words of ['Calculate', 'Ask us about this', example.given]) {
      expect(paper).not.toContain(words)
    }
    await field.fill(exampleText(calculator, entry.name))
    await expect(form.getByText('Example', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  test.describe('without its file', () => {
    test.use({ allowedErrors: /Failed to load resource/ })

    test('Calculate puts the figures in the address, and the file shows them once it comes', async ({
      page,
    }) => {
      await page.route('**/assets/chunks/*.js', (route) => route.abort())
      await page.goto(path)
      const form = formOf(page, calculator.name)
      await form.locator(`[name=${entry.name}]`).fill(entry.right)
      await form.getByRole('button', { name: 'Calculate' }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${query}&.*#${calculator.name}$`))
      await page.unroute('**/assets/chunks/*.js')
      await page.reload()
      await expect(form.getByRole('status')).toContainText(answer.verdict)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every calculator is a worked example without controls', async ({ page }) => {
    for (const { calculator, path, example } of cases) {
      await page.goto(path)
      const form = formOf(page, calculator.name)
      for (const words of ['Example', example.given, example.verdict, example.because]) {
        await expect(form.getByText(words, { exact: true })).toBeVisible()
      }
      const controls = form.locator('input, select, button')
      await expect(controls).not.toHaveCount(0)
      await expect(controls.filter({ visible: true })).toHaveCount(0)
    }
  })
})

/** The first article with a calculator; none where an owner has removed it. */
function pathOf(tag: string): string | undefined {
  const folder = 'content/articles/'
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.mdx') && readFileSync(folder + name, 'utf8').includes(`<${tag} />`),
  )
  return file && `/blog/${file.replace('.mdx', '')}`
}

function formOf(page: Page, name: string): Locator {
  return page.locator(`#${name}`)
}

async function expectMounted(form: Locator) {
  await expect(form).not.toHaveAttribute('data-island')
}

/** The texts that an element has from now on. */
function recordChanges(element: Locator) {
  return element.evaluateHandle((live) => {
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(live.textContent ?? ''))
    observer.observe(live, { childList: true, characterData: true, subtree: true })
    return texts
  })
}

/** In the page: what sticks out of a panel. */
function findOverflow(panel: Element): string[] {
  const { left, right } = panel.getBoundingClientRect()
  return [...panel.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.left < left || box.right > right)
    })
    .map(({ outerHTML }) => outerHTML)
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
