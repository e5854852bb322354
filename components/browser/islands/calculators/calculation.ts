import { coolingCost } from './coolingCost.ts'
import { type Calculator, fillWords } from './defineCalculator.ts'
import words from './form.data.ts'
import { fuelCost } from './fuelCost.ts'
import { repairOrReplace } from './repairOrReplace.ts'
import { thermostatPayback } from './thermostatPayback.ts'

export const calculators: Calculator[] = [coolingCost, fuelCost, repairOrReplace, thermostatPayback]

/** Prefills the message for a visitor who comes from a calculator. */
export function mount(message: HTMLTextAreaElement): void {
  const question = getQuestion(location.search)
  const { value } = message
  if (value.includes(question)) return
  // The visitor may be typing, so the caret stays where it is.
  message.setRangeText(value ? `${question}\n\n` : question, 0, 0, value ? 'preserve' : 'end')
}

/**
 * The start of a message for a link such as
 * `/contact?calculator=thermostat-payback&spending=1800&…`.
 * @returns the values and the result in the calculator's words; empty unless every value is valid
 */
export function getQuestion(search: string): string {
  const parameters = new URLSearchParams(search)
  const calculator = calculators.find(({ name }) => name === parameters.get('calculator'))
  const result = calculator?.calculate(parameters)
  if (!calculator || !result) return ''
  const { summary, headline, explanation } = result
  const topic = fillWords(words.question, { title: calculator.title })
  return `${topic} ${summary} ${fillWords(words.result, { result: headline })} ${explanation}`
}
