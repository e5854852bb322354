import { loadIsland, loadOn } from '../islands/loader.ts'

/** Loads the island of a calculator that is touched or focused, or whose values the address carries. */
export function startCalculators(): void {
  const names = [...new URLSearchParams(location.search).keys()]
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-calculator]')) {
    loadOn(form, form, 'pointerdown', 'focusin')
    if (names.some((name) => form.elements.namedItem(name))) loadIsland(form).catch(() => {})
  }
}
