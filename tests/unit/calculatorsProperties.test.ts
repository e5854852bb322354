import { describe, expect, test } from 'vitest'
import { coolingCost, coolingEnergy } from '../../components/calculators/coolingCost.ts'
import type { Calculator } from '../../components/calculators/defineCalculator.ts'
import { fuelCost, heatCost } from '../../components/calculators/fuelCost.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { payback, thermostatPayback } from '../../components/calculators/thermostatPayback.ts'
import { questionOf } from '../../components/islands/contact/mountCalculation.ts'

const calculators: Calculator[] = [coolingCost, fuelCost, repairOrReplace, thermostatPayback]
const runs = 300

test('no two calculators share a name in the address', () => {
  const names = calculators.flatMap(({ inputs }) => Object.keys(inputs))
  expect(new Set([...names, 'calculator']).size).toBe(names.length + 1)
})

describe.each(calculators)('$name', (calculator) => {
  test('gives finite figures for all valid inputs', () => {
    const random = randomNumbers()
    for (let run = 0; run < runs; run++) {
      const texts = randomTexts(calculator, random)
      const words = JSON.stringify(calculator.answer((name) => texts[name]))
      expect(words, JSON.stringify(texts)).toContain('"verdict":"')
      expect(words, JSON.stringify(texts)).not.toMatch(/NaN|Infinity|∞|undefined|null|:""/)
    }
  })

  test('gives no answer to missing or invalid values', () => {
    const example = (name: string) => String(calculator.inputs[name]?.example ?? '')
    for (const [name, input] of Object.entries(calculator.inputs)) {
      const isOptional = 'optional' in input
      const wild = ['-1', '1e9', 'NaN', 'Infinity', 'constructor', '<b>', 'ten', '12 years']
      for (const text of [...wild, ...(isOptional ? [] : ['', ' ', null, undefined])]) {
        const answer = calculator.answer((other) => (other === name ? text : example(other)))
        expect(answer, `${name}=${text}`).toBeUndefined()
      }
    }
  })

  test('writes the contact message from valid values only', () => {
    const values = Object.fromEntries(
      Object.entries(calculator.inputs).map(([name, { example }]) => [name, String(example ?? '')]),
    )
    const link = new URLSearchParams({ ...values, calculator: calculator.name })
    const question = questionOf(`?${link}`)
    expect(question).toMatch(/^My question is about “.+”\. .+ Result: .+\.$/)
    expect(questionOf(`?${link}&message=Buy+now`)).toBe(question)
    link.set(Object.keys(values)[0] ?? '', 'Buy now')
    expect(questionOf(`?${link}`)).toBe('')
    expect(questionOf('?calculator=toString')).toBe('')
  })
})

test('a higher efficiency never costs more', () => {
  const random = randomNumbers()
  for (let run = 0; run < runs; run++) {
    const [low, high] = [5 + 25 * random(), 5 + 25 * random()].sort((one, other) => one - other)
    const size = 12_000 * (1 + 4 * random())
    expect(coolingEnergy(size, 1000, high ?? 0)).toBeLessThanOrEqual(
      coolingEnergy(size, 1000, low ?? 0),
    )
    expect(heatCost(1.6, 100_000, high ?? 0)).toBeLessThanOrEqual(heatCost(1.6, 100_000, low ?? 0))
    expect(payback(1800, 200, high ?? 0).years).toBeLessThanOrEqual(
      payback(1800, 200, low ?? 0).years,
    )
  }
})

test.each(['age', 'repair', 'breakdowns'])(
  'a higher %s never makes a repair more advisable',
  (name) => {
    const verdicts = [
      'Repair it',
      'Repair it, and start planning',
      'Get quotes for a new unit first',
      'Put the money into a new unit',
    ]
    const random = randomNumbers()
    for (let run = 0; run < runs; run++) {
      const texts = randomTexts(repairOrReplace, random)
      const other = randomTexts(repairOrReplace, random)[name]
      const [low, high] = [texts[name], other].sort((one, two) => Number(one) - Number(two))
      const [lower, higher] = [low, high].map((text) => {
        const answer = repairOrReplace.answer((input) => (input === name ? text : texts[input]))
        return verdicts.indexOf(answer?.verdict ?? '')
      })
      expect(lower).toBeGreaterThanOrEqual(0)
      expect(higher, JSON.stringify(texts)).toBeGreaterThanOrEqual(lower ?? Number.NaN)
    }
  },
)

/** Values within the limits; the limits themselves as often as all between them. */
function randomTexts({ inputs }: Calculator, random: () => number): Record<string, string> {
  const oneOf = (texts: string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const texts = Object.entries(inputs).map(([name, input]) => {
    if ('choices' in input) return [name, oneOf(Object.keys(input.choices))]
    const { min, max, step, optional } = input
    const steps = Math.floor(((max - min) / step) * random())
    const between = String(Number((min + steps * step).toFixed(2)))
    return [name, oneOf([String(min), String(max), between, optional ? '' : between])]
  })
  return Object.fromEntries(texts)
}

/** The same numbers in each run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
