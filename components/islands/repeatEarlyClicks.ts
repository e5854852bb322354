/** Repeats clicks from before the entry script ran, which the page's head has marked: see earlyClicks.ts. */
export function repeatEarlyClicks(selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`:is(${selector})[data-clicked]`)) {
    element.click()
  }
}
