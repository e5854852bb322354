import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { coolingCost } from '../../components/browser/islands/calculators/coolingCost.ts'
import { lifetimes } from '../../components/browser/islands/calculators/defaults.data.ts'
import {
  type Calculator,
  getExample,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { fuelCost } from '../../components/browser/islands/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/browser/islands/calculators/repairOrReplace.ts'
import { thermostatPayback } from '../../components/browser/islands/calculators/thermostatPayback.ts'
import { readDrawing } from '../../components/drawings/readDrawing.ts'

const heatPumps = 'ac-vs-heat-pump-which-is-better'
const newAcs = 'signs-you-need-new-air-conditioner'
const ratings = 'understanding-hvac-seer-ratings'
const replacement = 'when-to-replace-your-hvac-system'
const thermostats = 'smart-thermostats-worth-the-investment'

/** The houses and repairs of articles. */
const fanMotor = { age: '9', repair: '700' }
const leakingCoil = { age: '12', repair: '2800', refrigerant: 'newerLeaks' }
const rowHouse = { age: '11', repair: '700' }
const splitLevel = { age: '18', repair: '2800', refrigerant: 'r22Leaks', breakdowns: 'two' }

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
    'at 8% you save $56 a year, and a $250 thermostat pays for itself in four and a half years',
    thermostatPayback,
    { spending: '700', thermostat: '250' },
    'after 4.5 years 8% of $700 is $56 a year',
  ],
  [ratings, 'About $20 more', coolingCost, {}, 'Saves $20 a summer'],
  [ratings, 'nearly 30 summers', coolingCost, {}, '$600 comes back after 29 years'],
  [thermostats, 'About 8%', thermostatPayback, {}, 'At 8%'],
  [
    replacement,
    '| Fan motor at 9 years | $700 | 6 more | $117 |',
    repairOrReplace,
    fanMotor,
    '$117 if it runs 6 more years, $600 for a new one',
  ],
  [replacement, 'So repair the fan motor, ', repairOrReplace, fanMotor, 'Repair it'],
  [
    replacement,
    '| Leaking coil at 12 years | $2,800 | 3 more | $933 |',
    repairOrReplace,
    leakingCoil,
    '$933 if it runs 3 more years, $600 for a new one',
  ],
  [
    replacement,
    'and price a new unit before you pay for the coil.',
    repairOrReplace,
    leakingCoil,
    'Price a new unit before you decide',
  ],
  [
    replacement,
    '| New matched system | $9,000 | 15 | $600 |',
    repairOrReplace,
    {},
    '$600 for a new',
  ],
  [
    newAcs,
    'One point for age and one for the breakdown make two. Fix it.',
    repairOrReplace,
    rowHouse,
    'Repair it',
  ],
  [newAcs, 'come to seven', repairOrReplace, splitLevel, 'A new unit is likely the better buy'],
])('%s says "%s", and so does its calculator', (article, words, calculator, values, result) => {
  const text = readFileSync(`content/articles/${article}.mdx`, 'utf8')
  expect(text).toContain(words)
  const found = calculator.calculate(
    new Map([...getExample(calculator), ...Object.entries(values)]),
  )
  const figures = found?.figures.map(({ label, value, detail }) => `${label} ${value} ${detail}`)
  expect([found?.headline, found?.explanation, ...(figures ?? [])].join(' ')).toContain(result)
})

test('replacing a SEER 10 unit saves about the same in the article and in its calculator', () => {
  // The article's house uses 2,700 kWh; the calculator's 3 tons use 2,653 in 700 hours.
  expect(readFileSync(`content/articles/${ratings}.mdx`, 'utf8')).toContain('1,012 kWh, $197 |')
  const values = new Map([...getExample(coolingCost), ['rating', '10'], ['scale', 'seer']])
  expect(coolingCost.calculate(values)?.headline).toBe('Saves $194 a summer')
})

const { ac, heatPump, furnace, boiler } = lifetimes ?? {}

/** Each text that names the age from which equipment is old, or how long it usually lasts. */
const ages: [file: string, words: string][] = [
  [
    `articles/${replacement}.mdx`,
    `| Central air conditioner | ${ac?.from}–12 years | ${range(ac)} years`,
  ],
  [
    `articles/${replacement}.mdx`,
    `| Air-source heat pump | ${heatPump?.from} years | ${range(heatPump)} years |`,
  ],
  [
    `articles/${replacement}.mdx`,
    `| Gas furnace | ${furnace?.from} years | ${range(furnace)} years |`,
  ],
  [
    `articles/${replacement}.mdx`,
    `| Boiler | ${boiler?.from} years, by its condition | ${range(boiler)} years |`,
  ],
  [
    `articles/${replacement}.mdx`,
    `Old means ${ac?.from} years for an air conditioner or heat pump, ${furnace?.from} for a furnace and ${boiler?.from} for a boiler.`,
  ],
  [
    `articles/${replacement}.mdx`,
    `an air conditioner at ${ac?.from}–12 years and for a furnace at about ${furnace?.from}`,
  ],
  [
    `articles/${newAcs}.mdx`,
    `| 1. Age | Under ${ac?.from} years | ${range(ac)} years | Past ${ac?.to} years |`,
  ],
  [
    `articles/${newAcs}.mdx`,
    `age of ${ac?.from}–12 years or more, a repair at 50% or more of a new unit`,
  ],
  [`articles/${newAcs}.mdx`, `An air conditioner usually lasts ${range(ac)} years.`],
  [
    'articles/ultimate-guide-furnace-maintenance-maryland-winters.mdx',
    `[from ${furnace?.from} years on](/blog/${replacement}#how-long-equipment-lasts-here), a repair at 50% or more of a new unit`,
  ],
  ['articles/best-energy-efficient-hvac-upgrades-maryland.mdx', `AC over ${ac?.from} years old`],
  [
    'faq.yaml',
    `An air conditioner of ${ac?.from}–12 years or more whose repair costs 50% or more of a new unit`,
  ],
]

test.each(ages)('%s has the age that the calculator uses: %s', (file, words) => {
  expect(readFileSync(`content/${file}`, 'utf8')).toContain(words)
  // One sentence names both.
  expect(heatPump?.from).toBe(ac?.from)
})

test('no other text says at what price a repair does not pay', () => {
  const rule = /(\d+ ?%|half)[^.|]{0,20} (of|price of) (a|the) (new|replacement)/i
  const files = globSync('**/*.{mdx,yaml}', { cwd: 'content' })
  const found = files.filter((file) => rule.test(readFileSync(`content/${file}`, 'utf8')))
  expect(ages.map(([file]) => file)).toEqual(expect.arrayContaining(found))
  expect(found).toHaveLength(4)
})

test.each([
  ['ac', ac],
  ['heatPump', heatPump],
  ['furnace', furnace],
  ['boiler', boiler],
])(
  'half the price of a new unit is too much for an old %s, and may not be for a younger one',
  (equipment, life) => {
    const verdict = (age = 0, repair = '4500') => {
      const values = { equipment, age: `${age}`, repair, warranty: 'no' }
      return repairOrReplace.calculate(
        new Map([...getExample(repairOrReplace), ...Object.entries(values)]),
      )?.headline
    }
    expect(verdict(life?.from)).toBe('A new unit is likely the better buy')
    expect(verdict(life?.from, '4490')).not.toBe('A new unit is likely the better buy')
    expect(verdict(Number(life?.from) - 1)).not.toBe('A new unit is likely the better buy')
  },
)

test('the drawing of the score has the points of both houses', () => {
  const text = readFileSync(`content/articles/${newAcs}.mdx`, 'utf8')
  expect(text).toContain(
    'Two points each for age, refrigerant and breakdowns, plus one for comfort, come to seven',
  )
  const { pictures } = readDrawing('diagrams/two-scores')
  expect(pictures[0]?.description).toBe(
    'Up to 2, usually repair it: the brick row house scores 2. From 3 to 5, plan ahead. From 6 on, ask for quotes: the split-level scores 7.',
  )
  for (const total of ['| 0–2 |', '| 3–5 |', '| 6–10 |']) expect(text).toContain(total)
})

function range(life?: { from: number; to: number }): string {
  return `${life?.from}–${life?.to}`
}
