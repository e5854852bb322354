import { notificationRegionId } from '../ids.ts'
import { visuallyHidden } from '../visuallyHidden.ts'
import { loadIsland, loadOn } from './loader.ts'
import { repeatEarlyClicks } from './repeatEarlyClicks.ts'
import { copied, notCopied } from './words.data.ts'

/** How long (ms) a button shows its result. */
const resultTime = 3000

export function startCoupons(): void {
  const region = document.getElementById(notificationRegionId)
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const code = button.dataset.copy ?? ''
    const showResult = resultOn(button)
    button.addEventListener('click', async () => {
      // Copy before any import: WebKit refuses to copy after the click event ends.
      const isCopied = await copy(code)
      showResult(isCopied ? copied : notCopied)
      type Toaster = typeof import('../islands/toast/toaster.ts')
      const toaster = region && (await loadIsland<Toaster>(region))
      toaster?.showCopied(code, isCopied)
    })
    if (region) loadOn(button, region, 'pointerdown', 'focus')
  }
  for (const button of document.querySelectorAll('[data-print]')) {
    const coupon = button.closest('article')
    addEventListener('afterprint', () => coupon?.removeAttribute('data-printed'))
    button.addEventListener('click', () => {
      // In-app browsers may not have fired `afterprint` for the last print.
      dispatchEvent(new Event('afterprint'))
      // The ticket's print styles hide everything else.
      coupon?.setAttribute('data-printed', '')
      print()
    })
  }
  repeatEarlyClicks('[data-copy], [data-print]')
}

/** @returns false if copying is blocked or there is no clipboard, as on plain http */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** @returns a function that shows the result at once, on the button and to screen readers */
function resultOn(button: HTMLElement): (result: string) => void {
  const label = button.textContent ?? ''
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  status.style.cssText = visuallyHidden
  button.after(status)
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (text: string, announced: string) => {
    button.textContent = text
    button.setAttribute('aria-label', `${text} ${button.dataset.copy}`)
    status.textContent = announced
  }
  return (result) => {
    // Keeps the neighbors in place.
    button.style.minWidth = `${button.getBoundingClientRect().width}px`
    show(result, result)
    clearTimeout(timer)
    timer = setTimeout(show, resultTime, label, '')
  }
}
