import type { Answer } from './defineCalculator.ts'

/** Shows a result in the place of the last one. `<output>` is live, so it is read aloud. */
export function showAnswer(form: HTMLElement, answer: Answer, isExample: boolean): void {
  const figures = answer.figures.map(({ label, value, detail }) => {
    const row = document.createElement('div')
    row.append(withText('dt', label), withText('dd', value))
    if (detail) row.append(withText('dd', detail))
    return row
  })
  fill(form, isExample ? 'Example' : 'Your figures', answer.verdict, answer.because, answer.given)
  form.querySelector('dl')?.replaceChildren(...figures)
}

/** Takes the last result out of sight, where an entry is wrong. */
export function showGap(form: HTMLElement, reason: string): void {
  fill(form, 'Your figures', 'No result', reason, '')
  form.querySelector('dl')?.replaceChildren()
}

function fill(form: HTMLElement, ...texts: string[]): void {
  form.querySelectorAll('[data-answer]').forEach((element, index) => {
    element.textContent = texts[index] ?? ''
  })
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
