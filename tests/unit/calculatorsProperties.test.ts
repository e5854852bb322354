import { describe, expect, test } from 'vitest'
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
import {
  repairOrReplace,
  verdicts,
} from '../../components/browser/islands/calculators/repairOrReplace.ts'

const runs = 300

test('no two calculators share a name in the URL', () => {
  const names = calculators.flatMap(({ inputs }) => Object.keys(inputs))
  expect(new Set([...names, 'calculator']).size).toBe(names.length + 1)
})

describe.each(calculators)('$name', (calculator) => {
  test('starts with values within the limits for every choice', () => {
    for (const [name, input] of Object.entries(calculator.inputs)) {
      for (const choice of 'choices' in input ? Object.keys(input.choices) : ['']) {
        const asked = askedInputs(calculator.inputs, getExample(calculator).set(name, choice))
        for (const other of Object.values(asked)) {
          const text = exampleText(other)
          // The visitor must enter a price or hours that the content lacks.
          if (text) expect(isValid(text, other), text).toBe(true)
        }
      }
    }
  })

  test('shows finite figures for all valid inputs', () => {
    const random = randomNumbers()
    for (let run = 0; run < runs; run++) {
      const texts = randomTexts(calculator, random)
      const words = JSON.stringify(calculator.answer(texts))
      expect(words, `${[...texts]}`).toContain('"headline":"')
      expect(words, `${[...texts]}`).not.toMatch(/NaN|Infinity|∞|undefined|null|:""/)
    }
  })

  test('gives no answer for missing or invalid values', () => {
    for (const [name, input] of Object.entries(calculator.inputs)) {
      const isOptional = 'optional' in input
      const wild = ['-1', '1e9', 'NaN', 'Infinity', 'constructor', '<b>', 'ten', '12 years']
      for (const text of [...wild, ...(isOptional ? [] : ['', ' ', null, undefined])]) {
        const texts = new Map<string, unknown>(getExample(calculator)).set(name, text)
        expect(calculator.answer(texts), `${name}=${text}`).toBeUndefined()
      }
    }
  })

  test('writes the contact message from valid values only', () => {
    const example = getExample(calculator)
    for (const [name, input] of Object.entries(calculator.inputs)) {
      // The content may lack a price.
      if ('min' in input && !example.get(name)) example.set(name, String(input.min))
    }
    const link = new URLSearchParams([['calculator', calculator.name], ...example])
    const question = getQuestion(`?${link}`)
    expect(question).toMatch(/^My question is about “.+”\. .+ Result: .+\.$/)
    expect(getQuestion(`?${link}&message=Buy+now`)).toBe(question)
    link.set([...example.keys()][0] ?? '', 'Buy now')
    expect(getQuestion(`?${link}`)).toBe('')
    expect(getQuestion('?calculator=toString')).toBe('')
  })
})

test.each<[string, NumberInput | ChoiceInput]>([
  ['age', repairOrReplace.inputs.age],
  ['repair', repairOrReplace.inputs.repair],
  ['breakdowns', repairOrReplace.inputs.breakdowns],
])('never favors a repair for a higher %s', (name, input) => {
  const random = randomNumbers()
  const sweep =
    'choices' in input
      ? Object.keys(input.choices)
      : Array.from({ length: 51 }, (_, step) => String(valueAt(input, step / 50)))
  for (let run = 0; run < 50; run++) {
    const texts = randomTexts(repairOrReplace, random).set('warranty', 'unknown')
    const found = sweep.map((text) => getSeverity(texts.set(name, text)))
    expect(found, `${[...texts]}`).toEqual(found.toSorted())
    expect(found).not.toContain(-1)
  }
})

test('never moves the verdict by more than one step for twenty dollars', () => {
  const random = randomNumbers()
  for (let run = 0; run < 30; run++) {
    const replacement = 3000 + Math.floor(random() * 5000)
    const texts = randomTexts(repairOrReplace, random)
    texts.set('warranty', 'no').set('replacement', `${replacement}`)
    const found: number[] = []
    for (let repair = 50; repair < 0.6 * replacement; repair += 20) {
      found.push(getSeverity(texts.set('repair', `${repair}`)))
    }
    const steps = found.slice(1).map((headline, index) => headline - (found[index] ?? 0))
    expect(Math.max(...steps), `${[...texts]}`).toBeLessThanOrEqual(1)
  }
})

/** How strongly some values favor a replacement. */
function getSeverity(texts: Map<string, string>): number {
  return verdicts.indexOf(repairOrReplace.answer(texts)?.headline ?? '')
}

/** Random values within the limits. Half of them are the limits themselves. */
function randomTexts({ inputs }: Calculator, random: () => number): Map<string, string> {
  const pickOne = (texts: string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const texts = new Map<string, string>()
  for (const [name, input] of Object.entries(inputs)) {
    if ('choices' in input) texts.set(name, pickOne(Object.keys(input.choices)))
  }
  for (const [name, input] of Object.entries(askedInputs(inputs, texts))) {
    if ('choices' in input) continue
    const between = String(valueAt(input, random()))
    const optional = input.optional ? '' : between
    texts.set(name, pickOne([String(input.min), String(input.max), between, optional]))
  }
  return texts
}

/** The value at this fraction of the range, with one decimal. */
function valueAt({ min, max }: NumberInput, share: number): number {
  return Number((min + (max - min) * share).toFixed(1))
}

/** The same numbers on each run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
