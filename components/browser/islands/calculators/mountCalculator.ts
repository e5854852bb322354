import { decimal } from '../../formatNumber.ts'
import { showFieldMessage } from '../fieldMessage.ts'
import {
  askedInputs,
  type Calculator,
  type ChoiceInput,
  exampleText,
  fillWords,
  getExample,
  isValid,
  type NumberInput,
  type Result,
  toNumber,
} from './defineCalculator.ts'
import words from './form.data.ts'

/** Delay (ms). Without it, screen readers would announce a result for every half-typed number. */
const typingDelay = 500

type Control = HTMLInputElement | HTMLSelectElement

/** It updates the result while the visitor types, and keeps the values in the URL. */
export function mountCalculator(calculator: Calculator) {
  const { inputs } = calculator
  const example = getExample(calculator)
  return (form: HTMLFormElement) => {
    const all = [...form.querySelectorAll<Control>('input, select')]
    // The menu of prices has no name: only the price that it fills in is submitted.
    const controls = all.filter(({ name }) => name)
    const getControl = (name = '') => controls.find((control) => control.name === name)
    const isExample = () => controls.every(({ name, value }) => value === example.get(name))
    const asked = () => askedInputs(inputs, new FormData(form))
    const firstInvalid = () => controls.find(({ validity }) => !validity.valid)
    let timer: ReturnType<typeof setTimeout> | undefined

    /** Hides inputs that don't apply, and marks invalid values so that the browser rejects them. */
    const validate = () => {
      const now = asked()
      for (const control of controls) {
        const input = now[control.name]
        control.disabled = !input
        if (control.parentElement) control.parentElement.hidden = !input
        control.setCustomValidity(input ? formatMessage(control.value, input) : '')
      }
      for (const list of all) {
        const price = getControl(list.dataset.fills)?.value
        if (price !== undefined) list.value = price
        if (!list.value) list.value = ''
      }
    }

    const fillFrom = ({ name, value, dataset }: Control) => {
      const filled = getControl(dataset.fills)
      if (filled) filled.value = value
      const input = inputs[name]
      if (!input || !('choices' in input)) return
      const now = asked()
      for (const other of Object.keys(input.changes?.[value] ?? {})) {
        const control = getControl(other)
        if (control && now[other]) control.value = exampleText(now[other])
      }
    }

    const update = () => {
      clearTimeout(timer)
      validate()
      for (const control of controls) showFieldMessage(control, control.validationMessage)
      const { name = '', validationMessage } = firstInvalid() ?? {}
      const result = calculator.calculate(new FormData(form)) ?? {
        summary: '',
        headline: words.noResult,
        explanation: `${inputs[name]?.label}: ${validationMessage}`,
        figures: [],
      }
      showResult(form, isExample(), result)
      if (!name) saveInUrl(controls, isExample())
    }

    // Values entered before this file loaded take precedence over the URL.
    const numbers = [...form.querySelectorAll('input')]
    if (numbers.every(({ value, defaultValue }) => value === defaultValue)) {
      for (const select of form.querySelectorAll('select')) fillFrom(select)
    }
    if (isExample()) {
      const parameters = new URLSearchParams(location.search)
      for (const control of controls) {
        const text = parameters.get(control.name)
        const input = asked()[control.name]
        if (!input || !isValid(text, input)) continue
        control.value = text
        fillFrom(control)
      }
    }
    if (!isExample()) update()
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLSelectElement) fillFrom(target)
      validate()
      clearTimeout(timer)
      timer = setTimeout(update, typingDelay)
    })
    form.addEventListener('change', update)
    // Enter clicks it too. On submit, Safari 14 doesn't say which button was pressed.
    form.querySelector('[type=submit]')?.addEventListener('click', (event) => {
      event.preventDefault()
      if (form.reportValidity()) update()
    })
    // Replaces the browser's error bubble.
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

/** @returns '' if the value is valid */
function formatMessage(text: string, input: NumberInput | ChoiceInput): string {
  const value = text.trim()
  if ('choices' in input || isValid(text, input)) return ''
  if (!value && input.prompt) return input.prompt
  const isUnreadable = value && Number.isNaN(toNumber(value))
  const wanted = fillWords(words.limits, { min: decimal(input.min), max: decimal(input.max) })
  return isUnreadable ? `${fillWords(words.notANumber, { text: value })} ${wanted}` : wanted
}

/** The headline is in a live region, so screen readers announce it. */
function showResult(form: HTMLElement, isExample: boolean, { figures, ...texts }: Result): void {
  const panel = form.parentElement
  const heading = isExample ? words.example : words.figures
  for (const [name, text] of Object.entries({ heading, ...texts })) {
    const element = panel?.querySelector(`[data-shows=${name}]`)
    if (element) element.textContent = text
  }
  const rows = figures.map(({ label, value, detail }) => {
    const row = document.createElement('div')
    const add = (tag: 'dt' | 'dd', text: string) =>
      row.append(Object.assign(document.createElement(tag), { textContent: text }))
    add('dt', label)
    add('dd', value)
    if (detail) add('dd', detail)
    return row
  })
  panel?.querySelector('dl')?.replaceChildren(...rows)
}

function saveInUrl(controls: Control[], isExample: boolean): void {
  const url = new URL(location.href)
  for (const { name, value, disabled } of controls) {
    if (isExample || disabled) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(history.state, '', url)
}
