/** A number that the reader enters. Each calculator documents its meaning and unit. */
export interface NumberInput {
  min: number
  max: number
  /** Distance between allowed values, from `min`. */
  step: number
  /** The value of the worked example; an optional number may have none. */
  example: number | undefined
  /** May be left empty. */
  optional?: true
}

/** One of several options. */
export interface ChoiceInput<Choice extends string = string> {
  /** The label of each option. */
  choices: Record<Choice, string>
  example: NoInfer<Choice>
}

export type Inputs = Record<string, NumberInput | ChoiceInput>

/** The validated value of each input. */
export type Values<All extends Inputs> = {
  [Name in keyof All]: All[Name] extends { choices: Record<infer Choice, string> }
    ? Choice
    : All[Name] extends { optional: true }
      ? number | undefined
      : number
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
  /** Id of its form, and its name in links to the contact page. */
  name: string
  title: string
  /** By their names in the URL, which are unique among all calculators. */
  inputs: All
  /** Whether a text is a valid value of an input. */
  accepts(name: string, text: string): boolean
  /**
   * Computes the result.
   * @param textOf returns the text of an input, from a form or a URL
   * @returns undefined if a text is missing or not valid
   */
  answer(textOf: (name: string) => unknown): Answer | undefined
}

/** Defines a calculator by its inputs and a function that describes their result. */
export function defineCalculator<const All extends Inputs>({
  describe,
  ...rest
}: Pick<Calculator<All>, 'name' | 'title' | 'inputs'> & {
  describe(values: Values<All>): Answer
}): Calculator<All> {
  const { inputs } = rest
  const accepts = (name: string, text: unknown): text is string => {
    const input = inputs[name]
    if (!input || typeof text !== 'string') return false
    if ('choices' in input) return Object.hasOwn(input.choices, text)
    if (!text.trim()) return Boolean(input.optional)
    // NaN compares as false.
    return Number(text) >= input.min && Number(text) <= input.max
  }
  return {
    ...rest,
    accepts,
    answer(textOf) {
      const values: Record<string, string | number | undefined> = {}
      for (const [name, input] of Object.entries<NumberInput | ChoiceInput>(inputs)) {
        const text = textOf(name)
        if (!accepts(name, text)) return
        values[name] = 'choices' in input ? text : text.trim() ? Number(text) : undefined
      }
      return describe(values as Values<All>)
    },
  }
}

/** The value of an input in the worked example, as text. */
export function exampleText({ inputs }: Calculator, name: string): string {
  return String(inputs[name]?.example ?? '')
}

/** The result of the worked example. @throws if a value of the example is not valid */
export function exampleAnswer(calculator: Calculator): Answer {
  const answer = calculator.answer((name) => exampleText(calculator, name))
  if (!answer)
    throw new Error(
      `The example of the calculator ${calculator.name} has a value that is not valid.`,
    )
  return answer
}
