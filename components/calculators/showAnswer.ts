import type { Answer } from './defineCalculator.ts'

/** Shows a result in the place of the last one. Its verdict stands in a live `<output>`, so it is read aloud. */
export function showAnswer(form: HTMLElement, answer: Answer, isExample: boolean): void {
  write(form, 'whose', isExample ? 'Example' : 'Your figures')
  for (const part of ['given', 'verdict', 'because'] as const) write(form, part, answer[part])
  const figures = answer.figures.map(({ label, value, detail }) => {
    const row = document.createElement('div')
    row.append(withText('dt', label), withText('dd', value))
    if (detail) row.append(withText('dd', detail))
    return row
  })
  form.querySelector('dl')?.replaceChildren(...figures)
}

/** Takes the last result out of sight, where an entry is wrong, and says why. */
export function showNoAnswer(form: HTMLElement, reason: string): void {
  showAnswer(form, { given: '', verdict: 'No result', because: reason, figures: [] }, false)
}

function write(form: HTMLElement, part: string, text: string): void {
  const element = form.querySelector(`[data-answer=${part}]`)
  if (element) element.textContent = text
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
