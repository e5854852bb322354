import type { Answer } from './defineCalculator.ts'

/** Replaces the shown result. Its verdict is in a live `<output>`, so screen readers announce it. */
export function showAnswer(form: HTMLElement, answer: Answer, isExample: boolean): void {
  write(form, 'whose', isExample ? 'Example' : 'Your figures')
  for (const part of ['given', 'verdict', 'because'] as const) write(form, part, answer[part])
  const figures = answer.figures.map(({ label, value, detail }) => {
    const row = document.createElement('div')
    row.append(createElement('dt', label), createElement('dd', value))
    if (detail) row.append(createElement('dd', detail))
    return row
  })
  form.querySelector('dl')?.replaceChildren(...figures)
}

/** Replaces the shown result with the reason why there is none. */
export function showNoAnswer(form: HTMLElement, reason: string): void {
  showAnswer(form, { given: '', verdict: 'No result', because: reason, figures: [] }, false)
}

function write(form: HTMLElement, part: string, text: string): void {
  const element = form.querySelector(`[data-answer=${part}]`)
  if (element) element.textContent = text
}

function createElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
