import type { Page } from 'playwright/test'
import { islandSources } from '../../components/browser/islandSources.ts'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import { getExample } from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'
import { words } from '../../model/records.ts'
import { builtFile } from '../support/builtFile.ts'
import { pathWith } from '../support/sitePages.ts'
import { violationsInEachLook } from './axe.ts'
import { entryScripts, hold, islandFiles } from './hold.ts'
import { expect, test } from './pageTest.ts'
import { printedSheets } from './pdf.ts'
import { collisionsOn, sidewaysScrolling } from './textLayout.ts'

// Unit tests cover the arithmetic. An owner may have removed a calculator from the articles.
const cases = [
  { calculator: coolingCost, field: 'power', right: '15', wrong: '1' },
  { calculator: fuelCost, field: 'electricity', right: '12', wrong: '99' },
  { calculator: repairOrReplace, field: 'repair', right: '5000', wrong: '12' },
  { calculator: thermostatPayback, field: 'spending', right: '1,000', wrong: '' },
].flatMap(({ calculator, ...entry }) => {
  const path = pathWith(`id="${calculator.name}"`)
  if (!path) return []
  const example = calculator.calculate(getExample(calculator))
  const result = calculator.calculate(getExample(calculator).set(entry.field, entry.right))
  if (!example || !result) throw new Error(`${calculator.name} has no result to test with.`)
  const query = String(new URLSearchParams({ [entry.field]: entry.right }))
  return [{ ...entry, calculator, path, query, result, example }]
})

const sources = Object.values(islandSources).filter((source) => source.includes('/calculators/'))
const scripts = sources.map(builtFile)

test.use({ reducedMotion: 'reduce' })

for (const { calculator, path, field, wrong, query, result, example } of cases) {
  const { name, inputs } = calculator

  test(`${name} shows the result of a URL, and fits on 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}?${query}`)
    const { form, output } = getParts(page, name)
    await expect(output).toContainText(result.headline)
    await form.locator(`[name=${field}]`).fill(wrong)
    await expect(output).toContainText(/Enter a number from [\d,]+ to [\d,]+\./)
    await form.locator(`[name=${field}]`).fill(`12 5${'0x10'.repeat(20)}`)
    await expect(output).toContainText(/“12 5(0x10){20}” is not a number\. Enter a number from/)
    expect(await sidewaysScrolling(page)).toEqual([])
    expect(await collisionsOn(page, panelOf(name))).toEqual([])

    // Values that are invalid in different ways.
    const wild = ['-1', '1e99', 'constructor', '<b>', '12 5']
    const values = Object.keys(inputs).map((input, index) => [input, wild[index % wild.length]])
    await page.goto(`${path}?${new URLSearchParams(Object.fromEntries(values))}`)
    await expect(form).not.toHaveAttribute('data-island')
    await expect(output).toContainText(example.headline)
  })
}

// What all calculators have in common.
for (const { calculator, field, path, right, wrong, query, result, example } of cases.slice(0, 1)) {
  const { name, title } = calculator

  test('loads on focus, explains invalid values, and shows the result for valid ones', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${path}?utm_source=newsletter`, { waitUntil: 'networkidle' })
    const { form, panel, output, ask } = getParts(page, name)
    const entry = form.locator(`[name=${field}]`)
    await expect(panel.getByText(words.calculators.form.example, { exact: true })).toBeVisible()
    expect(requests.filter((request) => scripts.includes(request))).toEqual([])
    await entry.focus()
    await expect(form).not.toHaveAttribute('data-island')

    await entry.fill(wrong)
    const expected = /Enter a number from [\d,]+ to [\d,]+\./
    await expect(entry).toHaveAccessibleDescription(expected)
    await expect(output).toHaveText(expected)
    await expect(panel).not.toContainText(example.headline)
    await expect(panel.locator('dl')).toBeEmpty()
    // The other calculators have the same elements.
    expect(await violationsInEachLook(page, { include: panelOf(name) })).toEqual([])
    await ask.click()
    await expect(entry).toBeFocused()

    const announced = await output.evaluateHandle((live) => {
      const texts = new Set<string | null>()
      const observer = new MutationObserver(() => texts.add(live.textContent))
      observer.observe(live, { childList: true, characterData: true, subtree: true })
      return texts
    })
    // Typed key by key: a pause of half a second would trigger an announcement.
    await entry.selectText()
    await entry.pressSequentially(right)
    await expect(output).toContainText(result.headline)
    await expect(panel.getByText(words.calculators.form.figures)).toBeVisible()
    await expect(entry).not.toHaveAccessibleDescription(expected)
    expect(await announced.evaluate(({ size }) => size)).toBe(1)

    await entry.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\?utm_source=newsletter&.*${query}(&|$)`))
    await ask.click()
    await expect(page).toHaveURL(/\/contact\?/)
    const message = page.getByLabel(words.contact.message)
    await expect(message).toHaveValue(/Result: /)
    const question = await message.inputValue()
    for (const text of [title, result.summary, result.headline]) expect(question).toContain(text)
  })

  test('shares values by URL and prints them without controls', async ({ page }) => {
    await page.goto(`${path}?${query}`)
    const { form, panel, output } = getParts(page, name)
    const entry = form.locator(`[name=${field}]`)
    await expect(output).toContainText(result.headline)
    await page.reload()
    await expect(entry).toHaveValue(right)
    await expect(output).toContainText(result.headline)
    const paper = (await printedSheets(page)).join(' ')
    for (const text of [title, words.calculators.form.figures, result.summary, result.headline]) {
      expect(paper).toContain(text)
    }
    for (const text of [
      words.calculators.form.calculate,
      words.calculators.form.ask,
      example.summary,
    ]) {
      expect(paper).not.toContain(text)
    }
    // The example's URL has no query string.
    await entry.fill(getExample(calculator).get(field) ?? '')
    await expect(panel.getByText(words.calculators.form.example, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  test('shows the result for values that were typed before the script loaded', async ({ page }) => {
    const release = await hold(page, entryScripts)
    await page.goto(path, { waitUntil: 'commit' })
    const { form, panel, output } = getParts(page, name)
    await form.locator(`[name=${field}]`).fill(right)
    release()
    await expect(output).toContainText(result.headline)
    await expect(panel.getByText(words.calculators.form.figures)).toBeVisible()
  })

  test.describe('without the island', () => {
    test.use({ allowedErrors: /Failed to load resource/ })

    test('submits the values in the URL for the island to read', async ({ page }) => {
      await page.route(islandFiles, (route) => route.abort())
      await page.goto(path)
      const { form, output } = getParts(page, name)
      await form.locator(`[name=${field}]`).fill(right)
      await form.getByRole('button', { name: words.calculators.form.calculate }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${query}&.*#${name}$`))
      await page.unroute(islandFiles)
      await page.reload()
      await expect(output).toContainText(result.headline)
    })
  })
}

const fuel = cases.find(({ calculator }) => calculator.name === fuelCost.name)

if (fuel) {
  test("shows the fields for the selected fuel, and fills in a utility's price", async ({
    page,
  }) => {
    await page.goto(fuel.path)
    const { form, panel, output } = getParts(page, fuel.calculator.name)
    const price = form.getByLabel(words.calculators.fuelCost.fuelPrice)
    // Selected before the script has loaded.
    await form.getByLabel('Fuel').focus()
    await form.getByLabel('Fuel').selectOption(words.calculators.fuelCost.fuels.oil)
    await expect(price).toHaveValue('')
    await expect(output).toHaveText('No result Its price: Enter the price of a gallon.')
    await expect(form.getByLabel('AFUE')).toHaveValue('85')
    await price.fill('$4.00')
    await price.press('Enter')
    await expect(output).toContainText('less than oil heat')
    await form.getByLabel('Fuel').selectOption(words.calculators.fuelCost.fuels.baseboard)
    await expect(price).toBeHidden()
    await expect(output).toContainText('less than baseboard heat')
    await expect(page).not.toHaveURL(/fuelPrice/)
    await form.getByLabel('Fuel').selectOption(words.calculators.fuelCost.fuels.gas)
    await expect(price).toHaveValue('1.60')
    await expect(panel.getByText(words.calculators.form.example, { exact: true })).toBeVisible()

    const utilities = form.getByLabel('Utility')
    const electricity = form.getByRole('textbox', { name: words.calculators.fuelCost.electricity })
    for (const option of await utilities.locator('option').all()) {
      const value = await option.evaluate((element: HTMLOptionElement) => element.value)
      await utilities.selectOption(value)
      await expect(electricity).toHaveValue(value)
    }
    await expect(output).toContainText('Electricity: Enter a number')
    await electricity.fill((await utilities.locator('option').first().getAttribute('value')) ?? '')
    await electricity.press('Enter')
    await expect(panel.getByText(words.calculators.form.example, { exact: true })).toBeVisible()
    await expect(utilities.locator('option').first()).toHaveJSProperty('selected', true)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every calculator as a worked example without controls', async ({ page }) => {
    for (const { calculator, path, example } of cases) {
      await page.goto(path)
      const { panel } = getParts(page, calculator.name)
      const texts = [example.summary, example.headline, example.explanation]
      for (const text of [words.calculators.form.example, ...texts]) {
        await expect(panel.getByText(text, { exact: true })).toBeVisible()
      }
      const controls = panel.locator('input, select, button')
      await expect(controls).not.toHaveCount(0)
      await expect(controls.filter({ visible: true })).toHaveCount(0)
    }
  })
})

const panelOf = (name: string) => `div:has(> #${name})`

function getParts(page: Page, name: string) {
  const form = page.locator(`#${name}`)
  const panel = page.locator(panelOf(name))
  const ask = panel.getByRole('button', { name: words.calculators.form.ask })
  return { form, panel, output: panel.getByRole('status'), ask }
}
