/**
 * Repeats clicks from before the entry script ran, as marked by the script in the head: see
 * earlyClicks.ts. HTML alone can't copy, and a form with `action="mailto:"` is mixed content. If
 * this script never runs, the page says what else to do next to a marked button.
 */
export function repeatEarlyClicks(selector: string): void {
  if (!document.querySelector(selector)) return
  // From now on, a click is answered.
  window.onclick = null
  for (const element of document.querySelectorAll<HTMLElement>('[data-clicked]')) {
    delete element.dataset.clicked
    element.click()
  }
}
