import { loadIsland, loadOn } from './loader.ts'

/**
 * What has focus, and fields that were changed. Older browsers support only `:focus`. In Firefox,
 * untouched buttons are `:user-valid`.
 */
const touched = CSS.supports('selector(:user-valid)')
  ? ':focus, :not(button):user-valid, :user-invalid'
  : ':focus'

export function startCalculators(): void {
  const names = [...new URLSearchParams(location.search).keys()]
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-calculator]')) {
    loadOn(form, form, 'pointerdown', 'focusin')
    // The visitor may have used a field before this script ran.
    if (names.some((name) => form.elements.namedItem(name)) || form.querySelector(touched)) {
      loadIsland(form)
    }
  }
}
