import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import {
  type Calculator,
  getExample,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'

const heatPumps = 'ac-vs-heat-pump-which-is-better'
const ratings = 'understanding-hvac-seer-ratings'
const thermostats = 'smart-thermostats-worth-the-investment'

/**
 * An article, its words, the calculator, the values that differ from its example, and the
 * calculator's words.
 */
test.each<[string, string, Calculator, Record<string, string>, string]>([
  [
    heatPumps,
    '80% AFUE: $1.60 × 10 ÷ 0.80 | $20.00 |',
    fuelCost,
    { afue: '80' },
    '80% AFUE $20.00',
  ],
  [heatPumps, '95% AFUE: $1.60 × 10 ÷ 0.95 | $16.84 |', fuelCost, {}, '95% AFUE $16.84'],
  [heatPumps, '| $26.00 |', fuelCost, { hspf2: '7.5' }, '7.5 HSPF2 $26.00'],
  [heatPumps, '| $21.67 |', fuelCost, {}, '9 HSPF2 $21.67'],
  [
    heatPumps,
    'Propane furnace, 95% AFUE: $3.74 ÷ 0.09145 ÷ 0.95 | $43.05 |',
    fuelCost,
    { fuel: 'propane', fuelPrice: '3.74' },
    'Propane heat, 95% AFUE $43.05',
  ],
  [heatPumps, '| $57.15 |', fuelCost, { fuel: 'baseboard' }, 'Electric baseboard $57.15'],
  [heatPumps, 'costs 22% less', fuelCost, {}, 'Gas heat costs 22% less than the heat pump'],
  [heatPumps, '$15.56 with Potomac', fuelCost, { electricity: '14' }, '9 HSPF2 $15.56'],
  [heatPumps, '14 cents), roughly even', fuelCost, { electricity: '14' }, 'Too close to call'],
  [heatPumps, '$26.33 with Pepco', fuelCost, { electricity: '23.7' }, '9 HSPF2 $26.33'],
  [
    thermostats,
    'at 8% you save $56, and a $250 thermostat takes four and a half years',
    thermostatPayback,
    { spending: '700', thermostat: '250' },
    'after 4.5 years 8% of $700 is $56 a year',
  ],
  [ratings, 'About $20 more', coolingCost, {}, 'Saves $20 a summer'],
  [ratings, 'nearly 30 summers', coolingCost, {}, '$600 comes back after 29 years'],
  [thermostats, 'About 8%', thermostatPayback, {}, 'At 8%'],
])('%s says "%s", and so does its calculator', (article, words, calculator, values, result) => {
  const text = readFileSync(`content/articles/${article}.mdx`, 'utf8')
  expect(text).toContain(words)
  const found = calculator.calculate(
    new Map([...getExample(calculator), ...Object.entries(values)]),
  )
  const figures = found?.figures.map(({ label, value }) => `${label} ${value}`)
  expect([found?.headline, found?.explanation, ...(figures ?? [])].join(' ')).toContain(result)
})

test('replacing a SEER 10 unit saves about the same in the article and in its calculator', () => {
  // The article's house uses 2,700 kWh; the calculator's 3 tons use 2,653 in 700 hours.
  expect(readFileSync(`content/articles/${ratings}.mdx`, 'utf8')).toContain('1,012 kWh, $197 |')
  const values = new Map([...getExample(coolingCost), ['rating', '10'], ['scale', 'seer']])
  expect(coolingCost.calculate(values)?.headline).toBe('Saves $194 a summer')
})
