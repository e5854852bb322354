import { notificationRegionId } from '../../layout/notificationRegion.ts'
import { loadIsland, loadOn } from '../loader.ts'

/** How long (ms) a button shows what it has done. */
const answerTime = 3000

/** Lets the buttons of coupons copy the code and print the coupon. */
export function startCoupons(): void {
  const region = document.getElementById(notificationRegionId)
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const code = button.dataset.copy ?? ''
    button.addEventListener('click', async () => {
      // In the click itself, and not after an import, else WebKit refuses.
      const isCopied = await copy(code)
      answer(button, isCopied ? 'Copied' : 'Not copied', code)
      if (region) await showToast(region, code, isCopied).catch(() => {})
    })
    if (region) loadOn(button, region, 'pointerdown', 'focus')
  }
  for (const button of document.querySelectorAll('[data-print]')) {
    const coupon = button.closest('article')
    button.addEventListener('click', () => {
      // Everything else is left out on paper: see printCss.ts.
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

/** Tells the result at once, on the button and to screen readers; the toast may take a while. */
function answer(button: HTMLElement, words: string, code: string): void {
  button.dataset.label ??= button.textContent ?? ''
  // What stands beside it stays where it is.
  button.style.minWidth = `${button.getBoundingClientRect().width}px`
  const status = document.createElement('span')
  status.role = 'status'
  status.style.cssText = 'position: absolute; clip-path: inset(50%)'
  button.after(status)
  const show = (label: string) => {
    button.textContent = label
    button.ariaLabel = `${label} ${code}`
  }
  show(words)
  // Some screen readers miss words that come together with their element.
  setTimeout(() => status.append(words), 100)
  setTimeout(() => {
    show(button.dataset.label ?? '')
    status.remove()
  }, answerTime)
}

async function showToast(region: HTMLElement, code: string, isCopied: boolean): Promise<void> {
  const { showCopied } = await loadIsland<typeof import('../toast/mountToaster.tsx')>(region)
  showCopied(code, isCopied)
}
