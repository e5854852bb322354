import { describe, expect, test } from 'vitest'
import {
  type Calculator,
  type ChoiceInput,
  exampleOf,
  type NumberInput,
} from '../../components/calculators/defineCalculator.ts'
import { repairOrReplace } from '../../components/calculators/repairOrReplace.ts'
import { calculators, questionOf } from '../../components/islands/contact/mountCalculation.ts'

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
      const words = JSON.stringify(calculator.answer(texts))
      expect(words, `${[...texts]}`).toContain('"verdict":"')
      expect(words, `${[...texts]}`).not.toMatch(/NaN|Infinity|∞|undefined|null|:""/)
    }
  })

  test('gives no answer to missing or invalid values', () => {
    for (const [name, input] of Object.entries(calculator.inputs)) {
      const isOptional = input.example === undefined
      const wild = ['-1', '1e9', 'NaN', 'Infinity', 'constructor', '<b>', 'ten', '12 years']
      for (const text of [...wild, ...(isOptional ? [] : ['', ' ', null, undefined])]) {
        const texts = new Map<string, unknown>(exampleOf(calculator)).set(name, text)
        expect(calculator.answer(texts), `${name}=${text}`).toBeUndefined()
      }
    }
  })

  test('writes the contact message from valid values only', () => {
    const example = exampleOf(calculator)
    const link = new URLSearchParams([['calculator', calculator.name], ...example])
    const question = questionOf(`?${link}`)
    expect(question).toMatch(/^My question is about “.+”\. .+ Result: .+\.$/)
    expect(questionOf(`?${link}&message=Buy+now`)).toBe(question)
    link.set([...example.keys()][0] ?? '', 'Buy now')
    expect(questionOf(`?${link}`)).toBe('')
    expect(questionOf('?calculator=toString')).toBe('')
  })
})

/** From the mildest to the gravest. */
const verdicts = [
  'Repair it',
  'Repair it, and start planning',
  'Get quotes for a new unit first',
  'Put the money into a new unit',
]

test.each(['age', 'repair', 'breakdowns'])('a higher %s never favors a repair', (name) => {
  const random = randomNumbers()
  for (let run = 0; run < runs; run++) {
    const texts = randomTexts(repairOrReplace, random)
    const others = randomTexts(repairOrReplace, random)
    const [lower = -1, higher = -1] = [texts.get(name), others.get(name)]
      .map(Number)
      .sort((one, other) => one - other)
      .map((value) => repairOrReplace.answer(texts.set(name, `${value}`))?.verdict ?? '')
      .map((verdict) => verdicts.indexOf(verdict))
    expect(lower).toBeGreaterThanOrEqual(0)
    expect(higher, `${[...texts]}`).toBeGreaterThanOrEqual(lower)
  }
})

/** Values within the limits; the limits themselves as often as all between them. */
function randomTexts({ inputs }: Calculator, random: () => number): Map<string, string> {
  const oneOf = (texts: string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const textOf = (input: NumberInput | ChoiceInput) => {
    if ('choices' in input) return oneOf(Object.keys(input.choices))
    const { min, max, step, example } = input
    const steps = Math.floor(((max - min) / step) * random())
    const between = String(Number((min + steps * step).toFixed(2)))
    return oneOf([String(min), String(max), between, example === undefined ? '' : between])
  }
  return new Map(Object.entries(inputs).map(([name, input]) => [name, textOf(input)]))
}

/** The same numbers in each run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
