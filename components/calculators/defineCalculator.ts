/** A number that the reader enters. Its meaning and unit stand beside it, in the calculator. */
export interface NumberInput {
  min: number
  max: number
  /** Distance between allowed values, counted from `min`. */
  step: number
  /** What the worked example uses; an optional number may have none. */
  example: number | undefined
  /** May be left empty. */
  optional?: true
}

/** One of several things that the reader chooses. */
export interface ChoiceInput<Choice extends string = string> {
  /** The words for each choice. */
  choices: Record<Choice, string>
  example: NoInfer<Choice>
}

export type Inputs = Record<string, NumberInput | ChoiceInput>

/** The value of each input once it has been checked. */
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

/** A result in words, as the page, paper, the feed and a message show it. */
export interface Answer {
  /** What was entered, in one line. */
  given: string
  /** What it comes to, in a few words. */
  verdict: string
  /** Why, or what follows from it: one or two sentences. */
  because: string
  figures: Figure[]
}

/** What every calculator can do, whatever it works out. */
export interface Calculator<All extends Inputs = Inputs> {
  /** Id of its form, and its name in a link to the contact page. */
  name: string
  title: string
  /** By the names that the address uses. No two calculators share one. */
  inputs: All
  /** Whether a text is a value that an input takes. */
  accepts(name: string, text: string): boolean
  /**
   * Works out the result.
   * @param textOf the text of an input by its name, from a form or an address
   * @returns nothing where a text is missing or not a value that its input takes
   */
  answer(textOf: (name: string) => unknown): Answer | undefined
}

/** Makes a calculator of its inputs and of what puts their values into words. */
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
    // Not a number compares as false.
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

/** The text of an input of the worked example. */
export function exampleText({ inputs }: Calculator, name: string): string {
  return String(inputs[name]?.example ?? '')
}

/** The worked example. @throws when it lies outside the limits of an input */
export function exampleAnswer(calculator: Calculator): Answer {
  const answer = calculator.answer((name) => exampleText(calculator, name))
  if (!answer) throw new Error(`The example of the calculator ${calculator.name} breaks a limit.`)
  return answer
}
