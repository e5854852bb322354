import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { calculatorSources } from '../../components/browser/islandSources.ts'
import {
  calculators,
  getQuestion,
} from '../../components/browser/islands/calculators/calculation.ts'
import {
  askedInputs,
  type Calculator,
  type ChoiceInput,
  exampleText,
  getExample,
  isValid,
  type NumberInput,
} from '../../components/browser/islands/calculators/defineCalculator.ts'
import { verdicts } from '../../components/browser/islands/calculators/repairOrReplace.data.ts'
import { repairOrReplace } from '../../components/browser/islands/calculators/repairOrReplace.ts'

// Files in a worker share modules: those of others lack this mock, and must not get it.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock(
  import('../../components/browser/islands/calculators/defaults.data.ts'),
  () => import('../support/calculatorDefaults.ts'),
)

test('no two calculators share a name in the URL', () => {
  const names = calculators.flatMap(({ inputs }) => Object.keys(inputs))
  expect(new Set([...names, 'calculator']).size).toBe(names.length + 1)
})

test('every calculator of an article can begin a message', () => {
  expect(calculators.map(({ name }) => name).toSorted()).toEqual(Object.keys(calculatorSources))
})

describe.each(calculators)('$name', (calculator) => {
  test('starts with values within the limits for every choice', () => {
    for (const [name, input] of Object.entries(calculator.inputs)) {
      for (const choice of 'choices' in input ? Object.keys(input.choices) : ['']) {
        const asked = askedInputs(calculator.inputs, getExample(calculator).set(name, choice))
        for (const other of Object.values(asked)) {
          const text = exampleText(other)
          // Oil has no example.
          if (text) expect(isValid(text, other), text).toBe(true)
        }
      }
    }
  })

  test('shows finite figures for all valid inputs', () => {
    fc.assert(
      fc.property(validTexts(calculator), (texts) => {
        const words = JSON.stringify(calculator.calculate(texts))
        expect(words).toContain('"headline":"')
        expect(words).not.toMatch(/NaN|Infinity|∞|undefined|null|:""/)
      }),
      { numRuns: 300 },
    )
  })

  test('gives no result for missing or invalid values', () => {
    for (const [name, input] of Object.entries(calculator.inputs)) {
      const isOptional = 'optional' in input
      const wild = ['-1', '1e9', 'NaN', 'Infinity', 'constructor', '<b>', 'ten', '12 years']
      for (const text of [...wild, ...(isOptional ? [] : ['', ' ', null, undefined])]) {
        const texts = new Map<string, unknown>(getExample(calculator)).set(name, text)
        expect(calculator.calculate(texts), `${name}=${text}`).toBeUndefined()
      }
    }
  })

  test('writes the contact message from valid values only', () => {
    const example = getExample(calculator)
    const link = new URLSearchParams([['calculator', calculator.name], ...example])
    const question = getQuestion(`?${link}`)
    expect(question).toMatch(/^My question is about “.+”\. .+ Result: .+\.$/)
    expect(getQuestion(`?${link}&message=Buy+now`)).toBe(question)
    link.set([...example.keys()][0] ?? '', 'Buy now')
    expect(getQuestion(`?${link}`)).toBe('')
    expect(getQuestion('?calculator=toString')).toBe('')
  })
})

// To format the figures takes most of the time, and no verdict has one.
const withoutFigures = () => vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('')
afterEach(() => vi.restoreAllMocks())

test.each<[string, NumberInput | ChoiceInput]>([
  ['age', repairOrReplace.inputs.age],
  ['repair', repairOrReplace.inputs.repair],
  ['breakdowns', repairOrReplace.inputs.breakdowns],
])('never favors a repair for a higher %s', (name, input) => {
  withoutFigures()
  const sweep =
    'choices' in input
      ? Object.keys(input.choices)
      : Array.from(
          { length: 51 },
          (_, step) => `${input.min + ((input.max - input.min) * step) / 50}`,
        )
  fc.assert(
    fc.property(validTexts(repairOrReplace), (texts) => {
      texts.set('warranty', 'unknown')
      const found = sweep.map((text) => getSeverity(texts.set(name, text)))
      expect(found).toEqual(found.toSorted())
      expect(found).not.toContain(-1)
    }),
    { numRuns: 50 },
  )
})

test('never moves the verdict by more than one step for twenty dollars', () => {
  withoutFigures()
  fc.assert(
    fc.property(validTexts(repairOrReplace), fc.nat(5000), (texts, more) => {
      const replacement = 3000 + more
      texts.set('warranty', 'no').set('replacement', `${replacement}`)
      const found: number[] = []
      for (let repair = 50; repair < 0.6 * replacement; repair += 20) {
        found.push(getSeverity(texts.set('repair', `${repair}`)))
      }
      const steps = found.slice(1).map((verdict, index) => verdict - (found[index] ?? 0))
      expect(Math.max(...steps)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 30 },
  )
})

/** How strongly some values favor a replacement. */
function getSeverity(texts: Map<string, string>): number {
  return verdicts.indexOf(repairOrReplace.calculate(texts)?.headline ?? '')
}

/** Values within the limits, often the limits themselves. */
function validTexts({ inputs }: Calculator): fc.Arbitrary<Map<string, string>> {
  const choices = Object.entries(inputs).flatMap(([name, input]) =>
    'choices' in input
      ? [fc.constantFrom(...Object.keys(input.choices)).map((text) => [name, text] as const)]
      : [],
  )
  return fc.tuple(...choices).chain((chosen) => {
    const numbers = Object.entries(askedInputs(inputs, new Map(chosen))).flatMap(
      ([name, input]) => {
        if ('choices' in input) return []
        const { min, max, optional } = input
        const between = fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(1))
        return [
          fc
            .oneof(fc.constantFrom(`${min}`, `${max}`, ...(optional ? [''] : [])), between)
            .map((text) => [name, text] as const),
        ]
      },
    )
    return fc.tuple(...numbers).map((entered) => new Map([...chosen, ...entered]))
  })
}
