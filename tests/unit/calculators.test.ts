import { expect, test } from 'vitest'
import { coolingCost, coolingEnergy, seer2Of } from '../../components/calculators/coolingCost.ts'
import { type Calculator, exampleOf } from '../../components/calculators/defineCalculator.ts'
import { duration } from '../../components/calculators/format.ts'
import { copOf, fuelCost, fuels, heatCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace, yearlyCosts } from '../../components/calculators/repairOrReplace.ts'
import { payback, thermostatPayback } from '../../components/calculators/thermostatPayback.ts'

// https://en.wikipedia.org/wiki/Seasonal_energy_efficiency_ratio: 5,000 BTU/h × 1,000 h = 5,000,000 BTU,
// ÷ SEER 10 = 500,000 Wh = 500 kWh.
// https://www.hvacbase.org/how-to-calculate-seer: 36,000 × 1,500 ÷ (16 × 1,000) = 3,375 kWh.
test.each([
  [5000, 1000, 10, 500],
  [36_000, 1500, 16, 3375],
])('%i BTU/h for %i hours at SEER %i take %i kWh', (btuPerHour, hours, rating, energy) => {
  expect(coolingEnergy(btuPerHour, hours, rating)).toBeCloseTo(energy)
})

test.each([
  // EIA, Heating Fuel Comparison Calculator (heatcalc.xls), per million BTU in the fuel:
  // $3.65 ÷ 138,690, $1.55 ÷ 100,000 and $2.49 ÷ 91,333, each × 1,000,000.
  ['oil, by the EIA', heatCost(3.65, 138_690, 1), 26.32],
  ['gas, by the EIA', heatCost(1.55, 100_000, 1), 15.5],
  ['propane, by the EIA', heatCost(2.49, 91_333, 1), 27.26],
  // The table of the article about AC and heat pumps: $1.60 a therm, 18¢ a kWh.
  ['gas at 80% AFUE: 16 ÷ 0.80', heatCost(1.6, fuels.gas.heatContent, 0.8), 20],
  ['gas at 95% AFUE: 16 ÷ 0.95', heatCost(1.6, fuels.gas.heatContent, 0.95), 16.84],
  ['a heat pump of 7.5 HSPF2: 180 ÷ 7.5', heatCost(0.18, 3412, copOf(7.5)), 24],
  ['a heat pump of 9 HSPF2: 180 ÷ 9', heatCost(0.18, 3412, copOf(9)), 20],
  ['a heat pump of 10.5 HSPF2: 180 ÷ 10.5', heatCost(0.18, 3412, copOf(10.5)), 17.14],
  // 138,500 BTU × 0.85 = 117,725 BTU a gallon; $3.80 ÷ 0.117725 = $32.28.
  ['oil at $3.80 and 85%', heatCost(3.8, fuels.oil.heatContent, 0.85), 32.28],
  // 91,452 BTU × 0.95 = 86,879 BTU a gallon; $3.00 ÷ 0.086879 = $34.53.
  ['propane at $3.00 and 95%', heatCost(3, fuels.propane.heatContent, 0.95), 34.53],
])('a million BTU from %s', (_, cost, expected) => {
  expect(cost).toBeCloseTo(expected, 2)
})

// 10 CFR 430.32(c) and what was sold under it before: 15 SEER ≈ 14.3 SEER2, 16 ≈ 15.2.
test.each([
  [15, 14.3],
  [16, 15.2],
])('SEER %f is about %f SEER2', (seer, seer2) => {
  expect(Math.abs(seer2Of(seer, 'seer') - seer2)).toBeLessThan(0.1)
  expect(seer2Of(seer2, 'seer2')).toBe(seer2)
})

// ENERGY STAR: about 8%, "roughly $50 a year": 8% of $625.
test('a thermostat saves $50 a year at 8% of $625', () => {
  expect(payback(625, 100, 8)).toEqual({ saved: 50, years: 2 })
})

test('the cost of each year of service is what is paid by the years that are left', () => {
  // $900 ÷ (15 − 12) = $300; $9,000 ÷ 15 = $600. Past its usual life the repair buys one year: $900.
  const choices = { equipment: 'ac', refrigerant: 'other' } as const
  const unit = { ...choices, age: 12, repair: 900, replacement: 9000, breakdowns: 1 }
  expect(yearlyCosts(unit)).toEqual({ repair: 300, replacement: 600 })
  expect(yearlyCosts({ ...unit, age: 20 }).repair).toBe(900)
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

test('a heat pump has its cost on a mild and on a cold day', () => {
  // COP 3.6: $52.755 ÷ 3.6 = $14.65. COP 2.4: $52.755 ÷ 2.4 = $21.98.
  const { figures } = answer(fuelCost, { cop47: '3.6', cop17: '2.4' })
  expect(figures.map(({ value }) => value)).toEqual(['$16.84', '$20.00', '$14.65', '$21.98'])
})

test('a thermostat also has its savings as makers claim them', () => {
  // 10% and 15% of $1,800 are $180 and $270; $200 comes back after 13.3 and 8.9 months.
  expect(answer(thermostatPayback).figures[1]).toEqual({
    label: 'At the 10–15% that makers claim',
    value: '$180–$270 a year',
    detail: '9 months to 13 months',
  })
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
