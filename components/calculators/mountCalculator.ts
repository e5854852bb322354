import { showFieldMessage } from '../islands/fieldMessage.ts'
import { type Calculator, exampleText } from './defineCalculator.ts'
import { showAnswer, showNoAnswer } from './showAnswer.ts'

/** Delay (ms) after the last key. Without it, screen readers would announce the result of every half-typed number. */
const typingDelay = 500

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Creates the `mount` of a calculator's island, which updates the result as the reader types and keeps the values in
 * the URL.
 */
export function mountCalculator(calculator: Calculator) {
  return (form: HTMLElement) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('The calculator is not a <form>.')
    const controls = [...form.querySelectorAll<Control>('input, select')]
    const isExample = () =>
      controls.every(({ name, value }) => value === exampleText(calculator, name))
    let timer: ReturnType<typeof setTimeout> | undefined

    const update = () => {
      clearTimeout(timer)
      for (const control of controls) showFieldMessage(control, messageOf(control, calculator))
      const wrong = controls.find(({ validity }) => !validity.valid)
      const answer = calculator.answer((name) => new FormData(form).get(name))
      if (wrong) showNoAnswer(form, `${nameOf(wrong)}: ${messageOf(wrong, calculator)}`)
      if (wrong || !answer) return
      showAnswer(form, answer, isExample())
      saveInUrl(controls, isExample())
    }

    // Values typed before this file was loaded take precedence over the URL.
    if (isExample()) fillFromUrl(controls, calculator)
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
        controls.find(({ validity }) => !validity.valid)?.focus()
      },
      true,
    )
  }
}

/** What an invalid value should be; empty for a valid one. */
function messageOf({ name, validity }: Control, { inputs }: Calculator): string {
  const input = inputs[name]
  if (validity.valid || !input || 'choices' in input) return ''
  const [min, max] = [input.min, input.max].map((limit) => limit.toLocaleString('en-US'))
  return input.step === 1
    ? `Enter a whole number from ${min} to ${max}.`
    : `Enter a number from ${min} to ${max}, in steps of ${input.step}.`
}

function nameOf({ labels }: Control): string {
  return labels?.[0]?.firstChild?.textContent?.trim() ?? ''
}

function fillFromUrl(controls: Control[], calculator: Calculator): void {
  const parameters = new URLSearchParams(location.search)
  for (const control of controls) {
    const text = parameters.get(control.name)
    if (text === null || !calculator.accepts(control.name, text)) continue
    control.value = text
    // Between two steps, or in a format that the control rejects.
    if (!control.validity.valid) control.value = exampleText(calculator, control.name)
  }
}

function saveInUrl(controls: Control[], isExample: boolean): void {
  const url = new URL(location.href)
  for (const { name, value } of controls) {
    if (isExample) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
