import { afterAll, expect, test, vi } from 'vitest'
import { duration } from '../../components/browser/formatNumber.ts'
import { calculators } from '../../components/browser/islands/calculators/calculation.ts'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import {
  type Calculator,
  getExample,
  type Result,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'
import { rows } from '../support/rows.ts'

// Files in a worker share modules: those of others lack this mock, and must not get it.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock(
  import('../../components/browser/islands/calculators/defaults.data.ts'),
  () => import('../support/calculatorDefaults.ts'),
)

// For the numbers that articles quote, see tests/specification/sharedNumbers.test.ts.

// A calculator, what differs from its example, as in a shared link, its headline, and words of it.
test.each(
  rows(`
    repair-or-replace |                     | Repair it, and start planning | After 12 years
    repair-or-replace | age=2&repair=4600   | Repair it                     | likely under warranty: ask first
    repair-or-replace | age=2&repair=4600&warranty=yes                          | Repair it under warranty
    repair-or-replace | age=15&repair=610                                       | Repair it, and start planning
    # A tight unit of 16 years, a capacitor.
    repair-or-replace | age=16&repair=350&refrigerant=r22                       | Repair it, and start planning
    # An igniter in January, and a cast-iron boiler's circulator.
    repair-or-replace | equipment=furnace&age=19&repair=310&replacement=6000    | Repair it, and start planning | If you have no heat now, get it running safely and decide in spring.
    repair-or-replace | equipment=boiler&age=36&repair=400&replacement=12000    | Repair it
    repair-or-replace | age=5&repair=250&breakdowns=two                         | Repair it
    repair-or-replace | age=5&breakdowns=two                                    |           | 2 in two years at this age point to one cause
    repair-or-replace | repair=2800&refrigerant=newerLeaks                      | Price a new unit before you decide | the cost per year
    repair-or-replace | age=17&repair=5000&replacement=12000&refrigerant=r22&breakdowns=two | A new unit is likely the better buy | the cost per year, the age and the breakdowns.
    # The row house and the split-level in the articles, and the two repairs of one AC.
    repair-or-replace | age=11&repair=700                                       | Repair it, and start planning
    repair-or-replace | age=18&repair=2800&refrigerant=r22Leaks&breakdowns=two  | A new unit is likely the better buy
    repair-or-replace | age=9&repair=700                                        | Repair it
    # 50% of a new unit, from the usual age on.
    repair-or-replace | age=10&repair=4500                                      | A new unit is likely the better buy
    # A repair lasts at least three years: $900 ÷ (15 − 12) = $300; $9,000 ÷ 15 = $600.
    repair-or-replace | age=12 | | $300 if it runs 3 more years, $600 for a new one
    repair-or-replace | age=20 | | $300 if it runs 3 more years, $600 for a new one
    repair-or-replace | equipment=furnace&age=1&replacement=6000 | | Equipment: Furnace. Breakdowns: 1 in two years, with this one. Parts warranty: Not sure. Age: 1 year. The repair: $900. New unit: $6,000.

    # 25,200,000 BTU ÷ 14.3 and ÷ 15.2: 1,762 and 1,658 kWh × 19.5¢ = $343.64 and $323.29.
    cooling-cost |                                        | Saves $20 a summer | after 29 years | so the saving alone does not pay for it
    cooling-cost | power=23.7&hours=1000                  | Saves $35 a summer | after 17 years | does not pay
    cooling-cost | rating=16&scale=seer                   | Costs the same | no better than today’s.
    cooling-cost | rating=20&newRating=20&newScale=seer   | Costs $13 more a summer | is lower
    # A ductless SEER is not converted.
    cooling-cost | rating=20&newRating=20&newScale=ductless | Costs the same
    cooling-cost | newRating=22&newScale=seer             | Saves $109 a summer | choose that scale.
    # https://www.hvacbase.org/how-to-calculate-seer: 36,000 × 1,500 ÷ (16 × 1,000) = 3,375 kWh.
    cooling-cost | hours=1500&rating=16&power=18 | | 16 SEER2, $608 a summer, 3,375 kWh
    # 10 CFR 430.32(c) and what was sold under it before: 15 SEER ≈ 14.3 SEER2, 16 ≈ 15.2.
    cooling-cost | rating=15&scale=seer | | SEER 15 (about 14.3 SEER2)
    cooling-cost | rating=16&scale=seer | | SEER 16 (about 15.2 SEER2)
    cooling-cost | scale=seer | | Rating today: 14.3. Scale today: SEER, with ducts. New rating: 15.2. New scale: SEER2. Size: 3 tons. Hours at full power: 700 a summer. Electricity: 19.5¢ per kWh. Extra cost of the better unit: $600.

    # 16 ÷ 0.95 = $16.84 and 195 ÷ 9 = $21.67; 140 ÷ 9 = $15.56, 8% less than $16.84.
    fuel-cost |                               | Gas heat costs 22% less than the heat pump | with electricity at 15.2¢ per kWh
    fuel-cost | electricity=14                | Too close to call | Within 10% | the fixed charge of a gas account
    fuel-cost | fuel=baseboard                | The heat pump costs 62% less than baseboard heat | about 9,000
    # 138,500 BTU × 0.85 = 117,725 BTU a gallon; $4 ÷ 0.117725 = $33.98.
    fuel-cost | fuel=oil&fuelPrice=4&afue=85  | The heat pump costs 36% less than oil heat | Oil heat, 85% AFUE, $33.98
    # A COP adds a figure. $0.195 ÷ 3,412 BTU = $57.15 per million BTU; ÷ 3.6 = $15.88; ÷ 2.4 = $23.81.
    fuel-cost | cop47=3.6&cop17=2.4 | Gas heat costs 22% less than the heat pump | Heat pump at 47°F, COP 3.6, $15.88 | Heat pump at 17°F, COP 2.4, $23.81
    fuel-cost | cop17=2.4 | | Fuel: Natural gas. Its price: $1.60 per therm. AFUE of the furnace or boiler: 95%. Electricity: 19.5¢ per kWh. HSPF2 of the heat pump: 9. COP at 17°F: 2.4.
    fuel-cost | fuel=oil&fuelPrice=4 | | Fuel: Heating oil. Its price: $4.00 per gallon. AFUE of the furnace or boiler: 95%. Electricity: 19.5¢ per kWh. HSPF2 of the heat pump: 9.

    # 8% of $1,800 = $144, $200 ÷ $144 = 16.7 months. 10% and 15% are $180 and $270: 13.3 and 8.9 months.
    thermostat-payback | | Paid back after 17 months | is $144 a year | makers claim, $180–$270 a year, 9 months to 13 months
    thermostat-payback | | | Heating and cooling: $1,800 a year. Thermostat: $200, with wiring, less a rebate. Share saved: 8%.`),
)(
  "%s with “%s” gives a contractor's advice: %s",
  (name = '', link = '', headline = '', ...words) => {
    const calculator = calculators.find((one) => one.name === name)
    if (!calculator) throw new Error(`There is no calculator ${name}.`)
    const { figures, ...result } = calculate(calculator, link)
    if (headline) expect(result.headline).toBe(headline)
    const texts = figures.map(({ label, value, detail }) => `${label}, ${value}, ${detail}`)
    const shown = [result.explanation, ...texts, result.summary].join('; ')
    for (const word of words) expect(shown).toContain(word)
  },
)

test.each<[string, Calculator, string]>([
  ['4,000 hours at full power', coolingCost, 'hours=4000'],
  ['oil at the price of a therm', fuelCost, 'fuel=oil'],
  ['propane at the price of a therm', fuelCost, 'fuel=propane'],
  ['oil without a price', fuelCost, 'fuel=oil&fuelPrice='],
  ['savings that no source supports', thermostatPayback, 'saving=16'],
])('rejects %s', (_, calculator, link) => {
  expect(calculator.calculate(getTexts(calculator, link))).toBeUndefined()
})

test.each(['1,200', '$1200', '$1,200', '1 200', '1200.00', ' $ 1,200. ', '1200 $', '1\u00a0200'])(
  'reads "%s" dollars as 1200',
  (spending) => {
    const texts = getTexts(thermostatPayback, '').set('spending', spending)
    expect(thermostatPayback.calculate(texts)).toEqual(
      calculate(thermostatPayback, 'spending=1200'),
    )
  },
)

test.each(
  '12,00|1.200,00|1,2|12k|0x4b0|0b11|1e3|12 5|1 2 0 0|1,200 00|12$00|$|%|.|Infinity'.split('|'),
)('rejects "%s" dollars', (spending) => {
  const texts = getTexts(thermostatPayback, '').set('spending', spending)
  expect(thermostatPayback.calculate(texts)).toBeUndefined()
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

/** The example with the values of a link. */
function getTexts(calculator: Calculator, link: string): Map<string, string> {
  return new Map([...getExample(calculator), ...new URLSearchParams(link)])
}

function calculate(calculator: Calculator, link: string): Result {
  const result = calculator.calculate(getTexts(calculator, link))
  if (!result) throw new Error(`No result for ${link}.`)
  return result
}
