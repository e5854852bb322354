import { expect, test } from 'vitest'
import { duration } from '../../components/browser/formatNumber.ts'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import {
  type Calculator,
  getExample,
  type Result,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'

// For the numbers that articles quote, see tests/specification/sharedNumbers.test.ts.

const [repair, plan, price, replace] = [
  'Repair it',
  'Repair it, and start planning',
  'Price a new unit before you decide',
  'A new unit is likely the better buy',
]

// What differs from the example, as in a shared link.
test.each<[string, string, string, RegExp?]>([
  ['an AC of 12 years', '', plan, /After 12 years/],
  ['a coil for $4,600 at 2 years', 'age=2&repair=4600', repair, /likely under warranty: ask first/],
  ['the same, with a warranty', 'age=2&repair=4600&warranty=yes', 'Repair it under warranty'],
  ['a fan motor for $610 at 15 years', 'age=15&repair=610', plan],
  ['a tight R-22 unit of 16 years, a capacitor', 'age=16&repair=350&refrigerant=r22', plan],
  [
    'a furnace of 19 years, an igniter in January',
    'equipment=furnace&age=19&repair=310&replacement=6000',
    plan,
    /If you have no heat now, get it running safely and decide in spring\./,
  ],
  [
    'a cast-iron boiler of 36 years, a circulator',
    'equipment=boiler&age=36&repair=400&replacement=12000',
    repair,
  ],
  ['an AC of 5 years, two breakdowns', 'age=5&repair=250&breakdowns=two', repair],
  [
    'a leaking R-410A coil at 12 years',
    'repair=2800&refrigerant=newerLeaks',
    price,
    /the cost per year/,
  ],
  [
    'R-22 at 17 years, two breakdowns',
    'age=17&repair=5000&replacement=12000&refrigerant=r22&breakdowns=two',
    replace,
    /the cost per year, the age and the breakdowns\./,
  ],
  // The row house and the split-level in the articles, and the two repairs of one AC.
  ['a row house, a fan motor for $700 at 11 years', 'age=11&repair=700', plan],
  [
    'a split-level of 2008, R-22 and leaking',
    'age=18&repair=2800&refrigerant=r22Leaks&breakdowns=two',
    replace,
  ],
  ['a fan motor for $700 at 9 years', 'age=9&repair=700', repair],
  ['50% of a new unit from the usual age on', 'age=10&repair=4500', replace],
])("RepairOrReplace gives a contractor's advice on %s", (_, link, headline, explanation = /./) => {
  const result = calculate(repairOrReplace, link)
  expect(result.headline).toBe(headline)
  expect(result.explanation).toMatch(explanation)
})

test.each<[Calculator, string, string, RegExp?]>([
  // 25,200,000 BTU ÷ 14.3 and ÷ 15.2: 1,762 and 1,658 kWh × 19.5¢ = $343.64 and $323.29.
  [
    coolingCost,
    '',
    'Saves $20 a summer',
    /after 29 years.*so the saving alone does not pay for it/,
  ],
  [coolingCost, 'power=23.7&hours=1000', 'Saves $35 a summer', /after 17 years.*does not pay/],
  [coolingCost, 'rating=16&scale=seer', 'Costs the same', /no better than today’s\.$/],
  [coolingCost, 'rating=20&newRating=20&newScale=seer', 'Costs $13 more a summer', /is lower/],
  // A ductless SEER is not converted.
  [coolingCost, 'rating=20&newRating=20&newScale=ductless', 'Costs the same'],
  [coolingCost, 'newRating=22&newScale=seer', 'Saves $109 a summer', /choose that scale\.$/],
  // 16 ÷ 0.95 = $16.84 and 195 ÷ 9 = $21.67; 140 ÷ 9 = $15.56, 8% less than $16.84.
  [
    fuelCost,
    '',
    'Gas heat costs 22% less than the heat pump',
    /with electricity at 15\.2¢ per kWh/,
  ],
  [
    fuelCost,
    'electricity=14',
    'Too close to call',
    /^Within 10%.*the fixed charge of a gas account/,
  ],
  [fuelCost, 'fuel=oil&fuelPrice=4&afue=85', 'The heat pump costs 36% less than oil heat'],
  [fuelCost, 'fuel=baseboard', 'The heat pump costs 62% less than baseboard heat', /about 9,000/],
  // A COP adds a figure.
  [fuelCost, 'cop47=3.6&cop17=2.4', 'Gas heat costs 22% less than the heat pump'],
  // 8% of $1,800 = $144, $200 ÷ $144 = 16.7 months.
  [thermostatPayback, '', 'Paid back after 17 months', /is \$144 a year/],
])('$0.name with "%s" says "%s"', (calculator, link, headline, explanation = /./) => {
  const result = calculate(calculator, link)
  expect(result.headline).toBe(headline)
  expect(result.explanation).toMatch(explanation)
})

test.each<[Calculator, string, string]>([
  [repairOrReplace, 'age=5&breakdowns=two', '2 in two years at this age point to one cause'],
  // A repair lasts at least three years: $900 ÷ (15 − 12) = $300; $9,000 ÷ 15 = $600.
  [repairOrReplace, 'age=12', '$300 if it runs 3 more years, $600 for a new one'],
  [repairOrReplace, 'age=20', '$300 if it runs 3 more years, $600 for a new one'],
  // https://www.hvacbase.org/how-to-calculate-seer: 36,000 × 1,500 ÷ (16 × 1,000) = 3,375 kWh.
  [coolingCost, 'hours=1500&rating=16&power=18', '16 SEER2, $608 a summer, 3,375 kWh'],
  // 10 CFR 430.32(c) and what was sold under it before: 15 SEER ≈ 14.3 SEER2, 16 ≈ 15.2.
  [coolingCost, 'rating=15&scale=seer', 'SEER 15 (about 14.3 SEER2)'],
  [coolingCost, 'rating=16&scale=seer', 'SEER 16 (about 15.2 SEER2)'],
  // 138,500 BTU × 0.85 = 117,725 BTU a gallon; $4 ÷ 0.117725 = $33.98.
  [fuelCost, 'fuel=oil&fuelPrice=4&afue=85', 'Oil heat, 85% AFUE, $33.98'],
  // $0.195 ÷ 3,412 BTU = $57.15 per million BTU; ÷ 3.6 = $15.88; ÷ 2.4 = $23.81.
  [fuelCost, 'cop47=3.6', 'Heat pump at 47°F, COP 3.6, $15.88'],
  [fuelCost, 'cop17=2.4', 'Heat pump at 17°F, COP 2.4, $23.81'],
  // 10% and 15% of $1,800 are $180 and $270; $200 comes back after 13.3 and 8.9 months.
  [thermostatPayback, '', 'makers claim, $180–$270 a year, 9 months to 13 months'],
])('$0.name with "%s" shows "%s"', (calculator, link, expected) => {
  const { figures } = calculate(calculator, link)
  const texts = figures.map(({ label, value, detail }) => `${label}, ${value}, ${detail}`)
  expect(texts.join('; ')).toContain(expected)
})

test.each<[Calculator, string, string]>([
  [
    coolingCost,
    'scale=seer',
    'Rating today: 14.3. Scale today: SEER, with ducts. New rating: 15.2. New scale: SEER2. Size: 3 tons. Hours at full power: 700 a summer. Electricity: 19.5¢ per kWh. Extra cost of the better unit: $600.',
  ],
  [
    fuelCost,
    'cop17=2.4',
    'Fuel: Natural gas. Its price: $1.60 per therm. AFUE of the furnace or boiler: 95%. Electricity: 19.5¢ per kWh. HSPF2 of the heat pump: 9. COP at 17°F: 2.4.',
  ],
  [
    fuelCost,
    'fuel=oil&fuelPrice=4',
    'Fuel: Heating oil. Its price: $4.00 per gallon. AFUE of the furnace or boiler: 95%. Electricity: 19.5¢ per kWh. HSPF2 of the heat pump: 9.',
  ],
  [
    repairOrReplace,
    'equipment=furnace&age=1&replacement=6000',
    'Equipment: Furnace. Breakdowns: 1 in two years, with this one. Parts warranty: Not sure. Age: 1 year. The repair: $900. New unit: $6,000.',
  ],
  [
    thermostatPayback,
    '',
    'Heating and cooling: $1,800 a year. Thermostat: $200, with wiring, less a rebate. Share saved: 8%.',
  ],
])('$0.name with "%s" repeats the values in words', (calculator, link, summary) => {
  expect(calculate(calculator, link).summary).toBe(summary)
})

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

/** The example with the sample's prices and hours, and the values of a link. */
function getTexts(calculator: Calculator, link: string): Map<string, string> {
  const sample = 'power=19.5&electricity=19.5&hours=700&fuelPrice=1.60&spending=1800'
  return new Map([...getExample(calculator), ...new URLSearchParams(`${sample}&${link}`)])
}

function calculate(calculator: Calculator, link: string): Result {
  const result = calculator.calculate(getTexts(calculator, link))
  if (!result) throw new Error(`No result for ${link}.`)
  return result
}
