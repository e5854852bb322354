import { notificationRegionId } from '../../layout/ids.ts'
import { loadIsland, loadOn } from '../loader.ts'

/** How long (ms) a button shows its result. */
const resultTime = 3000

/** Makes the buttons of coupons copy the code and print the coupon. */
export function startCoupons(): void {
  const region = document.getElementById(notificationRegionId)
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const code = button.dataset.copy ?? ''
    const label = button.textContent ?? ''
    button.addEventListener('click', async () => {
      // Within the click and not after an import, which WebKit refuses.
      const isCopied = await copy(code)
      showResult(button, isCopied ? 'Copied' : 'Not copied', label)
      const toaster = region && loadIsland<typeof import('../toast/mountToaster.tsx')>(region)
      toaster?.then(({ showCopied }) => showCopied(code, isCopied)).catch(() => {})
    })
    if (region) loadOn(button, region, 'pointerdown', 'focus')
  }
  for (const button of document.querySelectorAll('[data-print]')) {
    const coupon = button.closest('article')
    button.addEventListener('click', () => {
      // The print styles hide everything else: see printCss.ts.
      coupon?.setAttribute('data-printed', '')
      addEventListener('afterprint', () => coupon?.removeAttribute('data-printed'), { once: true })
      print()
    })
  }
}

/** @returns false where copying is refused, or where there is no clipboard, as on plain http */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shows the result at once, on the button and to screen readers; the toast may take a while. */
function showResult(button: HTMLElement, result: string, label: string): void {
  // Its neighbors must not move.
  button.style.minWidth = `${button.getBoundingClientRect().width}px`
  const status = document.createElement('span')
  status.role = 'status'
  status.style.cssText = 'position: absolute; clip-path: inset(50%)'
  button.after(status)
  const show = (text: string) => {
    button.textContent = text
    button.ariaLabel = `${text} ${button.dataset.copy}`
  }
  show(result)
  // Some screen readers miss text that is added together with its element.
  setTimeout(() => status.append(result), 100)
  setTimeout(() => {
    show(label)
    status.remove()
  }, resultTime)
}
