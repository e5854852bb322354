import { locale } from '../../formatNumber.data.ts'
import type { CalculatorName } from '../../islandSources.ts'

interface Labels {
  label: string
  /** Follows the label, and the number in a summary: 'tons', '¢ per kWh'. A '$' precedes it. */
  unit?: string
}

export interface NumberInput extends Labels {
  min: number
  max: number
  example?: number
  optional?: true
  /** How many decimals the example always shows: $1.60 has two. */
  digits?: number
  /** The message shown when it is empty. States the limits by default. */
  prompt?: string
}

export interface ChoiceInput extends Labels {
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
export interface Result {
  /** The entered values, a sentence for each: 'Size: 3 tons. Electricity: 19.5¢ per kWh.' */
  summary: string
  headline: string
  explanation: string
  /** Examples: '15.2 SEER2', '$426 a summer', '2,368 kWh'. */
  figures: { label: string; value: string; detail?: string }[]
}

/** The raw value of each input, as in `FormData`, `URLSearchParams`, and `Map`. */
interface Texts {
  get(name: string): unknown
}

export interface Calculator<All extends Inputs = Inputs> {
  /** The name of its island, the id of its form, and its name in links to the contact page. */
  name: CalculatorName
  title: string
  /** In the form's order, by their names in the URL, which are unique across calculators. */
  inputs: All
  /** @returns undefined if a value is missing or invalid, or the content lacks what it needs */
  calculate(texts: Texts): Result | undefined
}

export function defineCalculator<const All extends Inputs>({
  describe,
  ...rest
}: Pick<Calculator<All>, 'name' | 'title' | 'inputs'> & {
  describe(values: Values<All>): Omit<Result, 'summary'> | undefined
}): Calculator<All> {
  return {
    ...rest,
    calculate(texts) {
      const asked = askedInputs(rest.inputs, texts)
      const values: Record<string, string | number | undefined> = {}
      let summary = ''
      for (const [name, { example }] of Object.entries<NumberInput | ChoiceInput>(rest.inputs)) {
        const input = asked[name]
        const text = texts.get(name)
        values[name] = example
        if (!input) continue
        if (!isValid(text, input)) return
        values[name] = 'choices' in input ? text : text.trim() ? toNumber(text) : undefined
        if (text.trim()) summary += summarize(input, text)
      }
      const result = describe(values as Values<All>)
      return result && { summary: summary.trim(), ...result }
    },
  }
}

/** @returns 'Size: 3 tons. ', 'Age: 1 year. ', 'The repair: $900. ' */
function summarize(input: NumberInput | ChoiceInput, text: string): string {
  const shown = 'choices' in input ? input.choices[text] : formatNumber(toNumber(text), input)
  const unit = input.unit?.replace(shown === '1' ? /s$/ : '', '') ?? ''
  const amount = unit.startsWith('$')
    ? `$${shown}${unit.slice(1)}`
    : `${shown}${unit.replace(/^\w/, ' $&')}`
  return `${input.label}: ${amount}. `
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
  if ('choices' in input) return Object.keys(input.choices).includes(text)
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

/** @returns '9,000', '1.60' */
function formatNumber(value: number, { digits }: NumberInput): string {
  return value.toLocaleString(locale, { minimumFractionDigits: digits })
}

export function exampleText(input: NumberInput | ChoiceInput): string {
  if ('choices' in input) return input.example
  return input.example === undefined ? '' : formatNumber(input.example, input)
}

export function getExample({ inputs }: Calculator): Map<string, string> {
  return new Map(Object.entries(inputs).map(([name, input]) => [name, exampleText(input)]))
}

/** Replaces the placeholders of a text. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`)
}
