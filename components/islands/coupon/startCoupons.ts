import { notificationRegionId } from '../../layout/notificationRegion.ts'
import { loadIsland, loadOn } from '../loader.ts'

/** How long (ms) a button shows its result. */
const resultTime = 3000

/** Makes the buttons of coupons copy the code and print the coupon. */
export function startCoupons(): void {
  const region = document.getElementById(notificationRegionId)
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const code = button.dataset.copy ?? ''
    button.addEventListener('click', async () => {
      // Within the click and not after an import, which WebKit refuses.
      const isCopied = await copy(code)
      showResult(button, isCopied ? 'Copied' : 'Not copied', code)
      if (region) await showToast(region, code, isCopied).catch(() => {})
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

async function copy(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code)
    return true
  } catch {
    return false
  }
}

/** Shows the result at once, on the button and to screen readers; the toast may take a while. */
function showResult(button: HTMLElement, result: string, code: string): void {
  button.dataset.label ??= button.textContent ?? ''
  // Its neighbors must not move.
  button.style.minWidth = `${button.getBoundingClientRect().width}px`
  const status = document.createElement('span')
  status.role = 'status'
  status.style.cssText = 'position: absolute; clip-path: inset(50%)'
  button.after(status)
  const show = (label: string) => {
    button.textContent = label
    button.ariaLabel = `${label} ${code}`
  }
  show(result)
  // Some screen readers miss text that is added together with its element.
  setTimeout(() => status.append(result), 100)
  setTimeout(() => {
    show(button.dataset.label ?? '')
    status.remove()
  }, resultTime)
}

async function showToast(region: HTMLElement, code: string, isCopied: boolean): Promise<void> {
  const { showCopied } = await loadIsland<typeof import('../toast/mountToaster.tsx')>(region)
  showCopied(code, isCopied)
}
