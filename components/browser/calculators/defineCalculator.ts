import type { CalculatorName } from '../islandSources.ts'

/** A number that the visitor enters. Each calculator documents its meaning and unit. */
export interface NumberInput {
  min: number
  max: number
  /** The value of the worked example. */
  example?: number
  /** Whether it may be left empty. */
  optional?: true
  /** How many decimals the example always shows: $1.60 has two. */
  digits?: number
  /** The message shown when it is empty. States the limits by default. */
  prompt?: string
}

/** A choice between options. */
export interface ChoiceInput {
  /** The label of each option. */
  choices: Record<string, string>
  example: string
  /** How an option changes other inputs: new limits and example, or `null` to hide the input. */
  changes?: Record<string, Record<string, Partial<NumberInput> | null>>
}

export type Inputs = Record<string, NumberInput | ChoiceInput>

/** Each input's validated value. A hidden input has its example's value. */
export type Values<All extends Inputs> = {
  [Name in keyof All]: All[Name] extends { choices: Record<infer Choice, string> }
    ? Choice
    : All[Name] extends { optional: true }
      ? number | undefined
      : number
}

/** A result in words, for the page, print, and screen readers. */
export interface Answer {
  /** The entered values, on one line. */
  summary: string
  /** The result, in a few words. */
  headline: string
  /** The reason or the consequence, in one or two sentences. */
  explanation: string
  /** Examples: '15.2 SEER2', '$426 a summer', '2,368 kWh'. */
  figures: { label: string; value: string; detail?: string }[]
}

/** The raw value of each input, as in `FormData`, `URLSearchParams`, and `Map`. */
interface Texts {
  get(name: string): unknown
}

/** The shape that all calculators share. */
export interface Calculator<All extends Inputs = Inputs> {
  /** The name of its island, the id of its form, and its name in links to the contact page. */
  name: CalculatorName
  title: string
  /** The inputs by their names in the URL. The names are unique across calculators. */
  inputs: All
  /**
   * Computes the result.
   * @returns undefined if a value is missing or invalid
   */
  answer(texts: Texts): Answer | undefined
}

/** Defines a calculator by its inputs and a function that turns their values into a result. */
export function defineCalculator<const All extends Inputs>({
  describe,
  ...rest
}: Pick<Calculator<All>, 'name' | 'title' | 'inputs'> & {
  describe(values: Values<All>): Answer
}): Calculator<All> {
  return {
    ...rest,
    answer(texts) {
      const asked = askedInputs(rest.inputs, texts)
      const values: Record<string, string | number | undefined> = {}
      for (const [name, { example }] of Object.entries<NumberInput | ChoiceInput>(rest.inputs)) {
        const input = asked[name]
        const text = texts.get(name)
        if (!input) values[name] = example
        else if (!isValid(text, input)) return
        else if ('choices' in input) values[name] = text
        else values[name] = text.trim() ? toNumber(text) : undefined
      }
      return describe(values as Values<All>)
    },
  }
}

/** The inputs that the form shows for these values, after `changes` is applied. */
export function askedInputs(inputs: Inputs, texts: Texts): Inputs {
  const asked = { ...inputs }
  for (const [name, input] of Object.entries(inputs)) {
    if (!('choices' in input)) continue
    const changes = input.changes?.[String(texts.get(name))]
    for (const [other, change] of Object.entries(changes ?? {})) {
      if (change) Object.assign(asked, { [other]: { ...inputs[other], ...change } })
      else delete asked[other]
    }
  }
  return asked
}

export function isValid(text: unknown, input: NumberInput | ChoiceInput): text is string {
  if (typeof text !== 'string') return false
  if ('choices' in input) return Object.hasOwn(input.choices, text)
  if (!text.trim()) return input.optional === true
  const number = toNumber(text)
  // Comparisons with NaN are false.
  return number >= input.min && number <= input.max
}

/** 1,200, $1,200, 1 200, 19.5¢, and 8%. Not 12 5, 0x10, or 1e3, which people don't write. */
const written = /^\$?\s*((?:\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d*)?|\.\d+)\s*[$¢%]?$/

/** Parses a number as people write it. Anything else is NaN. */
export function toNumber(text: string): number {
  return Number(text.trim().match(written)?.[1]?.replace(/[,\s]/g, '') ?? Number.NaN)
}

/** Formats an example as the form shows it: 1.60, 9,000. */
export function exampleText(input: NumberInput | ChoiceInput): string {
  if ('choices' in input) return input.example
  const { example, digits } = input
  return example?.toLocaleString('en-US', { minimumFractionDigits: digits }) ?? ''
}

/** The worked example's values, as strings. */
export function getExample({ inputs }: Calculator): Map<string, string> {
  return new Map(Object.entries(inputs).map(([name, input]) => [name, exampleText(input)]))
}
