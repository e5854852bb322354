import { describe, expect, test } from 'vitest'
import { duration } from '../../components/browser/formatNumber.ts'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import { defaults } from '../../components/browser/islands/calculators/defaults.data.ts'
import {
  type Answer,
  askedInputs,
  type Calculator,
  exampleText,
  getExample,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'

type Texts = Record<string, string>

// What households in Maryland paid per kWh in 2024 and 2025, in cents.
const marylandAverage = '19.5'
const pepco = '23.7'
const smeco = '16'
const potomacEdison = '14'

describe("RepairOrReplace gives a contractor's advice", () => {
  const [repair, plan, price, replace] = [
    'Repair it',
    'Repair it, and start planning',
    'Price a new unit before you decide',
    'A new unit is likely the better buy',
  ]

  test.each<[string, Texts, string, (string | RegExp)?]>([
    ['1: the example, an AC of 12 years', {}, plan, 'After 12 years'],
    [
      '2: expensive and young, a coil for $4,600 at 2 years',
      { age: '2', repair: '4600' },
      repair,
      'the parts are likely under warranty: ask first',
    ],
    [
      '2: the same, with a warranty',
      { age: '2', repair: '4600', warranty: 'yes' },
      'Repair it under warranty',
      'Claim the part first.',
    ],
    [
      '3: a heat pump of 4 years, $6,500 of $12,000',
      { equipment: 'heatPump', age: '4', repair: '6500', replacement: '12000' },
      repair,
      'the parts are likely under warranty: ask first',
    ],
    ['4: cheap and old, a fan motor for $610 at 15 years', { age: '15', repair: '610' }, plan],
    [
      '5: a tight R-22 unit of 16 years, a capacitor for $350',
      { age: '16', repair: '350', refrigerant: 'r22' },
      plan,
    ],
    [
      '6: a furnace of 19 years, an igniter for $310 in January',
      { equipment: 'furnace', age: '19', repair: '310', replacement: '6000' },
      plan,
      'If you have no heat now, get it running safely and decide in spring.',
    ],
    [
      '6: the same at 20 years',
      { equipment: 'furnace', age: '20', repair: '310', replacement: '6000' },
      plan,
    ],
    [
      '7: a cast-iron boiler of 36 years, a circulator for $400',
      { equipment: 'boiler', age: '36', repair: '400', replacement: '12000' },
      repair,
    ],
    [
      '8: an AC of 5 years, two breakdowns of $250',
      { age: '5', repair: '250', breakdowns: 'two' },
      repair,
      'the parts are likely under warranty',
    ],
    [
      '9: a leaking R-410A coil for $2,800 at 12 years',
      { repair: '2800', refrigerant: 'newerLeaks' },
      price,
      'the cost per year',
    ],
    [
      '10: R-22 at 17 years, $5,000 of $12,000, two breakdowns',
      { age: '17', repair: '5000', replacement: '12000', refrigerant: 'r22', breakdowns: 'two' },
      replace,
      'the cost per year, the age and the breakdowns.',
    ],
    [
      '11: a furnace of 3 years, $2,600 of $6,000',
      { equipment: 'furnace', age: '3', repair: '2600', replacement: '6000' },
      repair,
      'under warranty',
    ],
    // The row house and the split-level in the articles, and the two repairs of one AC.
    ['a row house, a fan motor for $700 at 11 years', { age: '11', repair: '700' }, plan],
    [
      'a split-level of 2008, R-22 and leaking, two breakdowns',
      { age: '18', repair: '2800', refrigerant: 'r22Leaks', breakdowns: 'two' },
      replace,
    ],
    ['a fan motor for $700 at 9 years', { age: '9', repair: '700' }, repair],
    ['50% of a new unit from the usual age on', { age: '10', repair: '4500' }, replace],
  ])('case %s', (_title, values, headline, explanation = '') => {
    const found = answer(repairOrReplace, values)
    expect(found.headline).toBe(headline)
    expect(found.explanation).toMatch(explanation)
  })

  test('two breakdowns of a new unit suggest a single cause', () => {
    const found = answer(repairOrReplace, { age: '5', repair: '250', breakdowns: 'two' })
    expect(getFigures(found)).toContain(
      'Breakdowns, Either way, 2 in two years at this age point to one cause: ask what it is',
    )
  })

  test('assumes that a repair lasts at least three years', () => {
    // $900 ÷ (15 − 12) = $300; $9,000 ÷ 15 = $600.
    for (const age of ['12', '20']) {
      expect(getFigures(answer(repairOrReplace, { age }))).toContain(
        '$300 if it runs 3 more years, $600 for a new one',
      )
    }
  })

  test('neither asks for nor mentions the refrigerant of a furnace', () => {
    const values = { equipment: 'furnace', refrigerant: 'r22' }
    const { summary, figures } = answer(repairOrReplace, values)
    expect(summary).not.toContain('R-22')
    expect(figures.map(({ label }) => label)).not.toContain('Refrigerant')
    const asked = askedInputs(repairOrReplace.inputs, new Map(Object.entries(values)))
    expect(asked).not.toHaveProperty('refrigerant')
  })
})

describe('CoolingCost compares two new units', () => {
  const newUnits = { rating: '14.3', scale: 'seer2', newRating: '15.2', newScale: 'seer2' }
  const paysNot = /so the saving alone does not pay for it\.$/

  test.each<[string, Texts, string, (string | RegExp)?]>([
    // 25,200,000 BTU ÷ 14.3 and ÷ 15.2: 1,762 and 1,658 kWh × 19.5¢ = $343.64 and $323.29.
    [
      'the example: two new units, $600 apart',
      {},
      'Saves $20 a summer',
      '$600 comes back after 29',
    ],
    [
      'the question of the SEER article, at 18¢ and 1,000 hours',
      { ...newUnits, power: '18', hours: '1000' },
      'Saves $27 a summer',
      '$600 comes back after 22 years',
    ],
    [
      'Ellicott City at Potomac Edison’s 14¢, 750 hours',
      { ...newUnits, power: potomacEdison, hours: '750' },
      'Saves $16 a summer',
      '$600 comes back after 38 years',
    ],
    [
      'Pepco’s 23.7¢, 1,000 hours',
      { ...newUnits, power: pepco, hours: '1000' },
      'Saves $35 a summer',
      /after 17 years.*does not pay/,
    ],
    [
      'SEER 16 against 15.2 SEER2',
      { rating: '16', scale: 'seer' },
      'Costs the same',
      'no better than today’s.',
    ],
    [
      '20 SEER2 today, SEER 20 new',
      { rating: '20', newRating: '20', newScale: 'seer', hours: '1000', power: '18' },
      'Costs $17 more a summer',
      'is lower than today’s.',
    ],
    [
      'a ductless SEER is not converted',
      { rating: '20', newRating: '20', newScale: 'ductless' },
      'Costs the same',
    ],
    [
      'a SEER above 20 is mostly ductless',
      { newRating: '22', newScale: 'seer' },
      'Saves $109 a summer',
      'choose that scale.',
    ],
  ])('%s', (_title, values, headline, explanation = '') => {
    const found = answer(coolingCost, values)
    expect(found.headline).toBe(headline)
    expect(found.explanation).toMatch(explanation)
  })

  test('rejects 4,000 hours at full power', () => {
    expect(coolingCost.answer(getTexts(coolingCost, { hours: '4000' }))).toBeUndefined()
  })

  test('the answer repeats the values and shows the figures', () => {
    expect(answer(coolingCost)).toEqual({
      summary:
        '3 tons, 700 hours at full power a summer, 19.5¢ per kWh, 14.3 SEER2 against 15.2 SEER2, $600 more for the better unit.',
      headline: 'Saves $20 a summer',
      explanation: expect.stringMatching(paysNot),
      figures: [
        { label: '14.3 SEER2', value: '$344 a summer', detail: '1,762 kWh' },
        { label: '15.2 SEER2', value: '$323 a summer', detail: '1,658 kWh' },
      ],
    })
  })
})

describe('FuelCost compares at local prices', () => {
  const tie = 'Too close to call'

  test.each<[string, Texts, string, (string | RegExp)?]>([
    // 16 ÷ 0.95 = $16.84 and 195 ÷ 9 = $21.67.
    [
      'gas at 95%, Maryland’s average',
      { electricity: marylandAverage },
      'Gas heat costs 22% less than the heat pump',
      '15.2¢ per kWh',
    ],
    ['gas, Pepco', { electricity: pepco }, 'Gas heat costs 36% less than the heat pump'],
    // 140 ÷ 9 = $15.56, 8% less than $16.84.
    ['gas, Potomac Edison', { electricity: potomacEdison }, tie, 'Within 10%'],
    ['gas, SMECO', { electricity: smeco }, tie, 'the fixed charge of a gas account'],
    ['gas at 80%, 18¢', { afue: '80', electricity: '18' }, tie],
    [
      'gas against the least heat pump that is legal',
      { hspf2: '7.5' },
      'Gas heat costs 35% less than the heat pump',
    ],
    [
      'oil at $4 and 85%',
      { fuel: 'oil', fuelPrice: '4', afue: '85' },
      'The heat pump costs 36% less than oil heat',
    ],
    [
      'propane at its Maryland price',
      { fuel: 'propane', fuelPrice: '3.74' },
      'The heat pump costs 50% less than propane heat',
    ],
    [
      'electric baseboard',
      { fuel: 'baseboard' },
      'The heat pump costs 62% less than baseboard heat',
      '3,412 BTU through a baseboard, and about 9,000 through the heat pump',
    ],
    [
      'a COP shows a figure, and the verdict stays',
      { cop47: '3.6', cop17: '2.4' },
      'Gas heat costs 22% less than the heat pump',
    ],
  ])('%s', (_title, values, headline, explanation = '') => {
    const found = answer(fuelCost, values)
    expect(found.headline).toBe(headline)
    expect(found.explanation).toMatch(explanation)
  })

  test.each([
    ['gas', defaults.gas?.toFixed(2) ?? '', '95'],
    ['propane', String(defaults.propane ?? ''), '95'],
    ['oil', '', '85'],
    ['baseboard', undefined, undefined],
  ])('selecting %s fills in a price of "%s" and an AFUE of "%s"', (fuel, price, afue) => {
    const { fuelPrice, afue: efficiency } = askedInputs(fuelCost.inputs, new Map([['fuel', fuel]]))
    expect(fuelPrice && exampleText(fuelPrice)).toBe(price)
    expect(efficiency && exampleText(efficiency)).toBe(afue)
  })

  test.each(['oil', 'propane'])('rejects %s at the price of a therm', (fuel) => {
    expect(fuelCost.answer(getTexts(fuelCost, { fuel }))).toBeUndefined()
    expect(fuelCost.answer(getTexts(fuelCost, { fuel, fuelPrice: '' }))).toBeUndefined()
  })
})

test.each<[Calculator, Texts, string]>([
  // https://www.hvacbase.org/how-to-calculate-seer: 36,000 × 1,500 ÷ (16 × 1,000) = 3,375 kWh.
  [
    coolingCost,
    { hours: '1500', rating: '16', scale: 'seer2', power: '18' },
    '16 SEER2, $608 a summer, 3,375 kWh',
  ],
  // 10 CFR 430.32(c) and what was sold under it before: 15 SEER ≈ 14.3 SEER2, 16 ≈ 15.2.
  [coolingCost, { rating: '15', scale: 'seer' }, 'SEER 15 (about 14.3 SEER2)'],
  [coolingCost, { rating: '16', scale: 'seer' }, 'SEER 16 (about 15.2 SEER2)'],
  // 16 ÷ 0.80, 16 ÷ 0.95; 195 ÷ 7.5, 195 ÷ 9, 195 ÷ 10.5.
  [fuelCost, { afue: '80' }, 'Gas heat, 80% AFUE, $20.00'],
  [fuelCost, { afue: '95' }, 'Gas heat, 95% AFUE, $16.84'],
  [fuelCost, { hspf2: '7.5' }, 'Heat pump, 7.5 HSPF2, $26.00'],
  [fuelCost, { hspf2: '9' }, 'Heat pump, 9 HSPF2, $21.67'],
  [fuelCost, { hspf2: '10.5' }, 'Heat pump, 10.5 HSPF2, $18.57'],
  // 138,500 BTU × 0.85 = 117,725 BTU a gallon; $4 ÷ 0.117725 = $33.98.
  [fuelCost, { fuel: 'oil', fuelPrice: '4', afue: '85' }, 'Oil heat, 85% AFUE, $33.98'],
  // 91,452 BTU × 0.95 = 86,879 BTU a gallon; $3.74 ÷ 0.086879 = $43.05.
  [fuelCost, { fuel: 'propane', fuelPrice: '3.74' }, 'Propane heat, 95% AFUE, $43.05'],
  // $0.195 ÷ 3,412 BTU = $57.15 per million BTU; ÷ 3.6 = $15.88; ÷ 2.4 = $23.81.
  [fuelCost, { fuel: 'baseboard' }, 'Electric baseboard, $57.15'],
  [fuelCost, { cop47: '3.6' }, 'Heat pump at 47°F, COP 3.6, $15.88'],
  [fuelCost, { cop17: '2.4' }, 'Heat pump at 17°F, COP 2.4, $23.81'],
  // "More than 8%", "about $50 a year": 8% of $625.
  [thermostatPayback, { spending: '625', thermostat: '100' }, 'At 8%, $50 a year, 2 years'],
  // 10% and 15% of $1,800 are $180 and $270; $200 comes back after 13.3 and 8.9 months.
  [thermostatPayback, {}, 'makers claim, $180–$270 a year, 9 months to 13 months'],
])('$0.name with $1 shows "$2"', (calculator, values, expected) => {
  expect(getFigures(answer(calculator, values))).toContain(expected)
})

test.each<[Texts, string, string]>([
  // The two houses in the article about thermostats: 8% of $1,800 = $144, $200 ÷ $144 = 16.7
  // months; 8% of $700 = $56, $250 ÷ $56 = 4.46 years.
  [{}, 'Paid back after 17 months', 'is $144 a year'],
  [{ spending: '700', thermostat: '250' }, 'Paid back after 4.5 years', 'is $56 a year'],
])('ThermostatPayback with %j says %s', (values, headline, explanation) => {
  const found = answer(thermostatPayback, values)
  expect(found.headline).toBe(headline)
  expect(found.explanation).toContain(explanation)
})

test('ThermostatPayback rejects savings that no source supports', () => {
  expect(thermostatPayback.answer(getTexts(thermostatPayback, { saving: '16' }))).toBeUndefined()
})

test.each(['1,200', '$1200', '$1,200', '1 200', '1200.00', ' $ 1,200. ', '1200 $', '1\u00a0200'])(
  'reads "%s" dollars as 1200',
  (spending) => {
    expect(answer(thermostatPayback, { spending })).toEqual(
      answer(thermostatPayback, { spending: '1200' }),
    )
  },
)

test.each([
  '12,00',
  '1.200,00',
  '1,2',
  '12k',
  '0x4b0',
  '0b11',
  '1e3',
  '12 5',
  '1 2 0 0',
  '1,200 00',
  '12$00',
  '$',
  '%',
  '.',
  'Infinity',
])('rejects "%s" dollars', (spending) => {
  expect(thermostatPayback.answer(getTexts(thermostatPayback, { spending }))).toBeUndefined()
})

test('formats prices as money', () => {
  expect(exampleText({ min: 0.3, max: 6, example: 1.6, digits: 2 })).toBe('1.60')
  expect(getExample(repairOrReplace).get('replacement')).toBe('9,000')
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

/** The example with the sample's prices and hours, and some changed values. */
function getTexts(calculator: Calculator, values: Texts): Map<string, string> {
  const sample = {
    power: marylandAverage,
    electricity: marylandAverage,
    hours: '700',
    fuelPrice: '1.60',
    spending: '1800',
  }
  return new Map([...getExample(calculator), ...Object.entries({ ...sample, ...values })])
}

function answer(calculator: Calculator, values: Texts = {}): Answer {
  const found = calculator.answer(getTexts(calculator, values))
  if (!found) throw new Error(`No answer to ${JSON.stringify(values)}.`)
  return found
}

function getFigures({ figures }: Answer): string {
  const texts = figures.map(({ label, value, detail }) => [label, value, detail].filter(Boolean))
  return texts.map((parts) => parts.join(', ')).join('; ')
}
