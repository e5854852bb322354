import { showFieldMessage } from '../islands/fieldMessage.ts'
import { type Calculator, exampleOf } from './defineCalculator.ts'
import { showAnswer } from './showAnswer.ts'

/** Delay (ms) after the last key. Without it, screen readers would announce the result of every half-typed number. */
const typingDelay = 500

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Creates the `mount` of a calculator's island, which updates the result as the reader types and keeps the values in
 * the URL.
 */
export function mountCalculator(calculator: Calculator) {
  const example = exampleOf(calculator)
  return (form: HTMLFormElement) => {
    const controls = [...form.querySelectorAll<Control>('input, select')]
    const isExample = () => controls.every(({ name, value }) => value === example.get(name))
    // Only numbers can be invalid.
    const numbers = [...form.querySelectorAll('input')]
    const firstInvalid = () => numbers.find(({ validity }) => !validity.valid)
    let timer: ReturnType<typeof setTimeout> | undefined

    const update = () => {
      clearTimeout(timer)
      for (const number of numbers) showFieldMessage(number, messageOf(number))
      const invalid = firstInvalid()
      if (invalid) {
        const label = invalid.labels?.[0]?.firstChild?.textContent?.trim()
        const because = `${label}: ${messageOf(invalid)}`
        return showAnswer(form, { given: '', verdict: 'No result', because, figures: [] }, false)
      }
      const answer = calculator.answer(new FormData(form))
      if (answer) showAnswer(form, answer, isExample())
      saveInUrl(controls, isExample())
    }

    // Values typed before this file was loaded take precedence over the URL.
    if (isExample()) fillFromUrl(controls, example)
    if (!isExample()) update()
    form.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(update, typingDelay)
    })
    form.addEventListener('change', update)
    form.addEventListener('submit', (event) => {
      const isForContactPage = event.submitter?.hasAttribute('formaction')
      if (isForContactPage) return
      event.preventDefault()
      update()
    })
    // Instead of the browser's bubble.
    form.addEventListener(
      'invalid',
      (event) => {
        event.preventDefault()
        update()
        firstInvalid()?.focus()
      },
      true,
    )
  }
}

/** What an invalid value should be; empty for a valid one. */
function messageOf({ validity, min, max, step }: HTMLInputElement): string {
  if (validity.valid) return ''
  const range = `from ${Number(min).toLocaleString('en-US')} to ${Number(max).toLocaleString('en-US')}`
  return step === '1'
    ? `Enter a whole number ${range}.`
    : `Enter a number ${range}, in steps of ${step}.`
}

function fillFromUrl(controls: Control[], example: Map<string, string>): void {
  const parameters = new URLSearchParams(location.search)
  for (const control of controls) {
    const text = parameters.get(control.name)
    if (text === null) continue
    control.value = text
    // A control drops what it cannot hold; a number may also be out of range or between two steps.
    if (control.value !== text || !control.validity.valid) {
      control.value = example.get(control.name) ?? ''
    }
  }
}

function saveInUrl(controls: Control[], isExample: boolean): void {
  const url = new URL(location.href)
  for (const { name, value } of controls) {
    if (isExample) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}
