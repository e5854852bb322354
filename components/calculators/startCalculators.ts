import { loadIsland, loadOn } from '../islands/loader.ts'

/** Loads a calculator's island when it is touched or focused, or when the URL has values for it. */
export function startCalculators(): void {
  const names = [...new URLSearchParams(location.search).keys()]
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-calculator]')) {
    loadOn(form, form, 'pointerdown', 'focusin')
    if (names.some((name) => form.elements.namedItem(name))) loadIsland(form).catch(() => {})
  }
}
