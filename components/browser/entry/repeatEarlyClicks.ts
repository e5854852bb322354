/**
 * Repeats clicks from before the entry script ran, as marked by the script in the head: see
 * earlyClicks.ts. HTML alone can't copy, and a form with `action="mailto:"` is mixed content.
 */
export function repeatEarlyClicks(selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-clicked]')) {
    if (element.matches(selector)) element.click()
  }
}
