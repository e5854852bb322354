import type { IslandName } from '../islandSources.ts'

/** A number that the reader enters. Each calculator documents its meaning and unit. */
export interface NumberInput {
  min: number
  max: number
  /** The value of the worked example. */
  example?: number
  /** Whether it may stay empty. */
  optional?: true
  /** Decimals that the example always shows: $1.60 has two. */
  digits?: number
  /** The message if it is empty; by default the limits. */
  prompt?: string
}

/** One of several options. */
export interface ChoiceInput {
  /** The label of each option. */
  choices: Record<string, string>
  example: string
  /** What an option changes about other inputs: their limits and example, or `null` to not ask for one. */
  changes?: Record<string, Record<string, Partial<NumberInput> | null>>
}

export type Inputs = Record<string, NumberInput | ChoiceInput>

/** The validated value of each input; the example's value of one that is not asked for. */
export type Values<All extends Inputs> = {
  [Name in keyof All]: All[Name] extends { choices: Record<infer Choice, string> }
    ? Choice
    : All[Name] extends { optional: true }
      ? number | undefined
      : number
}

/** A result in words, for the page, paper, and messages. */
export interface Answer {
  /** The entered values, in one line. */
  summary: string
  /** The result, in a few words. */
  headline: string
  /** The reason or the consequence, in one or two sentences. */
  explanation: string
  /** As '15.2 SEER2', '$426 a summer', '2,368 kWh'. */
  figures: { label: string; value: string; detail?: string }[]
}

/** The text of each input, as `FormData`, `URLSearchParams` and `Map` have them. */
interface Texts {
  get(name: string): unknown
}

/** What all calculators have in common. */
export interface Calculator<All extends Inputs = Inputs> {
  /** Its island, the id of its form, and its name in links to the contact page. */
  name: IslandName
  title: string
  /** The fields, by their names in the URL, which are unique among all calculators. */
  inputs: All
  /**
   * Computes the result.
   * @returns undefined if a text is missing or not valid
   */
  answer(texts: Texts): Answer | undefined
}

/** Defines a calculator by its inputs and a function that describes their result. */
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

/** The inputs that a form with these values asks for, as its choices change them. */
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
  // NaN compares as false.
  return number >= input.min && number <= input.max
}

/** The number that a reader means: 1,200, $1,200 and 1 200 are 1200. NaN for anything else. */
function toNumber(text: string): number {
  return Number(text.replace(/[$¢%\s]|,(?=\d{3}\b)/g, ''))
}

/** The example of an input as a form shows it: 1.60, 9,000. */
export function exampleText(input: NumberInput | ChoiceInput): string {
  if ('choices' in input) return input.example
  const { example, digits } = input
  return example?.toLocaleString('en-US', { minimumFractionDigits: digits }) ?? ''
}

/** The values of the worked example, as texts. */
export function getExample({ inputs }: Calculator): Map<string, string> {
  return new Map(Object.entries(inputs).map(([name, input]) => [name, exampleText(input)]))
}
