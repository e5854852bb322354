import { expect, test } from 'vitest'
import { coolingCost } from '../../components/calculators/coolingCost.ts'
import { type Calculator, exampleOf } from '../../components/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/calculators/thermostatPayback.ts'
import { duration } from '../../components/ui/formatNumber.ts'

test.each<[Calculator, Record<string, string>, string]>([
  // https://www.hvacbase.org/how-to-calculate-seer: 36,000 × 1,500 ÷ (16 × 1,000) = 3,375 kWh.
  [
    coolingCost,
    { hours: '1500', rating: '16', scale: 'seer2' },
    'Today: 16 SEER2, $608 a summer, 3,375 kWh',
  ],
  // 10 CFR 430.32(c) and what was sold under it before: 15 SEER ≈ 14.3 SEER2, 16 ≈ 15.2.
  [coolingCost, { rating: '15' }, 'Today: SEER 15 (about 14.3 SEER2)'],
  [coolingCost, { rating: '16' }, 'Today: SEER 16 (about 15.2 SEER2)'],
  // The table of the article about AC and heat pumps: $1.60 a therm, 18¢ a kWh.
  // Gas: 16 ÷ 0.80, 16 ÷ 0.95. Heat pumps: 180 ÷ 7.5, 180 ÷ 9, 180 ÷ 10.5.
  [fuelCost, { afue: '80' }, 'Gas furnace, 80% AFUE, $20.00'],
  [fuelCost, { afue: '95' }, 'Gas furnace, 95% AFUE, $16.84'],
  [fuelCost, { hspf2: '7.5' }, 'Heat pump, 7.5 HSPF2, $24.00'],
  [fuelCost, { hspf2: '9' }, 'Heat pump, 9 HSPF2, $20.00'],
  [fuelCost, { hspf2: '10.5' }, 'Heat pump, 10.5 HSPF2, $17.14'],
  // 138,500 BTU × 0.85 = 117,725 BTU a gallon; $3.80 ÷ 0.117725 = $32.28.
  [fuelCost, { fuel: 'oil', fuelPrice: '3.80', afue: '85' }, 'Oil furnace, 85% AFUE, $32.28'],
  // 91,452 BTU × 0.95 = 86,879 BTU a gallon; $3.00 ÷ 0.086879 = $34.53.
  [fuelCost, { fuel: 'propane', fuelPrice: '3' }, 'Propane furnace, 95% AFUE, $34.53'],
  // COP 3.6: $52.755 ÷ 3.6 = $14.65. COP 2.4: $52.755 ÷ 2.4 = $21.98.
  [fuelCost, { cop47: '3.6' }, 'Heat pump at 47°F, COP 3.6, $14.65'],
  [fuelCost, { cop17: '2.4' }, 'Heat pump at 17°F, COP 2.4, $21.98'],
  // ENERGY STAR: about 8%, "roughly $50 a year": 8% of $625.
  [thermostatPayback, { spending: '625', thermostat: '100' }, 'At 8%, $50 a year, 2 years'],
  // 10% and 15% of $1,800 are $180 and $270; $200 comes back after 13.3 and 8.9 months.
  [thermostatPayback, {}, 'makers claim, $180–$270 a year, 9 months to 13 months'],
  // $900 ÷ (15 − 12) = $300; $9,000 ÷ 15 = $600. Past its usual life the repair buys one year: $900.
  [repairOrReplace, {}, '$300 if it lasts to 15 years, $600 for a new one'],
  [repairOrReplace, { age: '20' }, '$900 for perhaps one more year'],
])('$0.name with $1 shows "$2"', (calculator, values, expected) => {
  const { figures } = answer(calculator, values)
  const texts = figures.map(({ label, value, detail }) => [label, value, detail].join(', '))
  expect(texts.join('; ')).toContain(expected)
})

test('an answer repeats what was given, and shows its figures', () => {
  // 3 tons × 12,000 BTU/h × 1,000 h = 36,000,000 BTU.
  // SEER 10 × 0.95 = 9.5 SEER2: 36,000,000 ÷ 9.5 ÷ 1,000 = 3,789.5 kWh × $0.18 = $682.11.
  // 36,000,000 ÷ 15.2 ÷ 1,000 = 2,368.4 kWh × $0.18 = $426.32. Saved: $255.79. $9,000 ÷ $255.79 = 35.2 years.
  expect(answer(coolingCost)).toEqual({
    given:
      '3 tons, 1,000 hours a summer, 18¢ per kWh, SEER 10 (about 9.5 SEER2) today, 15.2 SEER2 new, $9,000 to earn back.',
    verdict: 'Saves $256 a summer',
    because:
      'At that rate, $9,000 comes back after 35 years. A unit usually lasts 10–15 years, so the saving alone does not pay for it.',
    figures: [
      { label: 'Today: SEER 10 (about 9.5 SEER2)', value: '$682 a summer', detail: '3,789 kWh' },
      { label: 'New: 15.2 SEER2', value: '$426 a summer', detail: '2,368 kWh' },
    ],
  })
})

test.each<[Calculator, Record<string, string>, string, (string | RegExp)?]>([
  // 36,000,000 ÷ 14 ÷ 1,000 = 2,571.4 kWh × $0.18 = $462.86; $462.86 − $426.32 = $36.54 more.
  [coolingCost, { rating: '15.2', scale: 'seer2', newRating: '14' }, 'Costs $37 more a summer'],
  // No saving, and so no payback.
  [coolingCost, { rating: '16', newRating: '15.2' }, 'Costs the same', /^(?!.*comes back)/],
  // 36,000,000 ÷ 14.3 ÷ 1,000 = 2,517.5 kWh = $453.15; − $426.32 = $26.83 a summer; $600 ÷ $26.83 = 22.4 years.
  [
    coolingCost,
    { rating: '14.3', scale: 'seer2', extra: '600' },
    'Saves $27 a summer',
    '$600 comes back after 22 years',
  ],
  // 1 − $16.84 ÷ $20.00 = 16%. Equal at 18¢ × 16.84 ÷ 20.00 = 15.2¢.
  [fuelCost, {}, 'Gas heat costs 16% less', '15.2¢ per kWh'],
  // $0.18 × 293.08 ÷ $16.84 = COP 3.1.
  [fuelCost, { cop47: '3.6', cop17: '2.4' }, 'Gas heat costs 16% less', 'above 3.1.'],
  [fuelCost, { afue: '80' }, 'Too close to call'],
  // $150 ÷ 9 = $16.67: 1% below $16.84, 17% below $20.00.
  [fuelCost, { afue: '80', electricity: '15' }, 'The heat pump costs 17% less'],
  // The two houses of the article about thermostats.
  // 8% of $1,800 = $144; $200 ÷ $144 = 1.39 years = 16.7 months.
  [thermostatPayback, {}, 'Paid back after 17 months', 'is $144 a year'],
  // 8% of $700 = $56; $250 ÷ $56 = 4.46 years.
  [
    thermostatPayback,
    { spending: '700', thermostat: '250' },
    'Paid back after 4.5 years',
    'is $56 a year',
  ],
  // The articles' fan motor and coil: $700 ÷ 6 = $117 a year, $2,800 ÷ 3 = $933 a year, against $600.
  [repairOrReplace, { age: '9', repair: '700' }, 'Repair it'],
  [repairOrReplace, { age: '12', repair: '2800' }, 'Get quotes for a new unit first'],
  // Their row house and split-level.
  [repairOrReplace, { age: '11', repair: '700', breakdowns: '1' }, 'Repair it, and start planning'],
  [
    repairOrReplace,
    { age: '18', repair: '500', refrigerant: 'r22', breakdowns: '2' },
    'Get quotes for a new unit first',
  ],
  // 50% of a new unit, to the dollar, and just below it, when the years are still many.
  [repairOrReplace, { age: '0', repair: '4500' }, 'Put the money into a new unit'],
  [repairOrReplace, { age: '0', repair: '4499', breakdowns: '0' }, 'Repair it'],
  [
    repairOrReplace,
    { age: '8', repair: '300', refrigerant: 'r22' },
    'Repair it, and start planning',
  ],
  [repairOrReplace, { equipment: 'furnace', age: '12' }, 'Repair it'],
])('$name with $1 says $2', (calculator, values, verdict, because = '') => {
  const found = answer(calculator, values)
  expect(found.verdict).toBe(verdict)
  expect(found.because).toMatch(because)
})

test('the refrigerant of a furnace is not mentioned', () => {
  const { given, figures } = answer(repairOrReplace, { equipment: 'furnace', refrigerant: 'r22' })
  expect(given).not.toContain('R-22')
  expect(figures.map(({ label }) => label)).not.toContain('Refrigerant')
})

test.each([
  [0.01, '1 month'],
  [1.39, '17 months'],
  [2, '2 years'],
  [4.46, '4.5 years'],
  [35.2, '35 years'],
  [1e9, 'more than 100 years'],
])('%f years are %s', (years, text) => {
  expect(duration(years)).toBe(text)
})

/** The answer to the example, but for some values. */
function answer(calculator: Calculator, values: Record<string, string> = {}) {
  const found = calculator.answer(new Map([...exampleOf(calculator), ...Object.entries(values)]))
  if (!found) throw new Error(`No answer to ${JSON.stringify(values)}.`)
  return found
}
