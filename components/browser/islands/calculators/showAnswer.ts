import type { Answer } from './defineCalculator.ts'

/**
 * Replaces the result on the page. The headline is in a live `<output>`, so screen readers announce
 * it.
 */
export function showAnswer(form: HTMLElement, answer: Answer, isExample: boolean): void {
  const { figures, ...texts } = answer
  const label = isExample ? 'Example' : 'Your figures'
  for (const [part, text] of Object.entries({ label, ...texts })) {
    const element = form.querySelector(`[data-answer=${part}]`)
    if (element) element.textContent = text
  }
  const rows = figures.map(({ label, value, detail }) => {
    const row = document.createElement('div')
    row.append(createElement('dt', label), createElement('dd', value))
    if (detail) row.append(createElement('dd', detail))
    return row
  })
  form.querySelector('dl')?.replaceChildren(...rows)
}

function createElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
