import type { IslandName } from '../islands/islandSources.ts'

/** A number that the reader enters. Each calculator documents its meaning and unit. */
export interface NumberInput {
  min: number
  max: number
  /** Distance between allowed values, from `min`. */
  step: number
  /** The value of the worked example. A number without one may be left empty. */
  example?: number
}

/** One of several options. */
export interface ChoiceInput {
  /** The label of each option. */
  choices: Record<string, string>
  example: string
}

export type Inputs = Record<string, NumberInput | ChoiceInput>

/** The validated value of each input. */
export type Values<All extends Inputs> = {
  [Name in keyof All]: All[Name] extends { choices: Record<infer Choice, string> }
    ? Choice
    : All[Name] extends { example: number }
      ? number
      : number | undefined
}

/** One figure of a result: '15.2 SEER2', '$426 a summer', '2,368 kWh'. */
export interface Figure {
  label: string
  value: string
  detail?: string
}

/** A result in words, for the page, paper, feeds and messages. */
export interface Answer {
  /** The entered values, in one line. */
  given: string
  /** The result, in a few words. */
  verdict: string
  /** The reason or the consequence, in one or two sentences. */
  because: string
  figures: Figure[]
}

/** What all calculators have in common. */
export interface Calculator<All extends Inputs = Inputs> {
  /** Its island, the id of its form, and its name in links to the contact page. */
  name: IslandName
  title: string
  /** By their names in the URL, which are unique among all calculators. */
  inputs: All
  /**
   * Computes the result.
   * @param texts the text of each input, as `FormData` and `URLSearchParams` have them
   * @returns undefined if a text is missing or not valid
   */
  answer(texts: { get(name: string): unknown }): Answer | undefined
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
      const values: Record<string, string | number | undefined> = {}
      for (const [name, input] of Object.entries<NumberInput | ChoiceInput>(rest.inputs)) {
        const text = texts.get(name)
        if (!isValid(text, input)) return
        values[name] = 'choices' in input ? text : text.trim() ? Number(text) : undefined
      }
      return describe(values as Values<All>)
    },
  }
}

function isValid(text: unknown, input: NumberInput | ChoiceInput): text is string {
  if (typeof text !== 'string') return false
  if ('choices' in input) return Object.hasOwn(input.choices, text)
  if (!text.trim()) return input.example === undefined
  // NaN compares as false.
  return Number(text) >= input.min && Number(text) <= input.max
}

/** The values of the worked example, as texts. */
export function exampleOf({ inputs }: Calculator): Map<string, string> {
  const entries = Object.entries(inputs)
  return new Map(entries.map(([name, { example = '' }]) => [name, String(example)]))
}

/** The result of the worked example. @throws if a value of the example is not valid */
export function exampleAnswer(calculator: Calculator): Answer {
  const answer = calculator.answer(exampleOf(calculator))
  if (!answer) throw new Error(`A value of the example of ${calculator.name} is not valid.`)
  return answer
}
