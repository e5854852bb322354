import { notificationRegionId } from '../../layout/notificationRegion.ts'
import { loadIsland } from '../loader.ts'
import type { toast } from '../toast/toast.ts'
import { printOnly } from './printOnly.ts'

/** How long (ms) a button shows what it has done. */
const answerTime = 3000

/** Lets the buttons of coupons copy the code and print the coupon. */
export function startCoupons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    // Copied in the click itself, else WebKit refuses.
    button.addEventListener('click', () => copy(button, button.dataset.copy ?? ''))
    // A toast follows the copying, so its files are fetched meanwhile.
    button.addEventListener('pointerdown', () => loadToasts()?.catch(() => {}))
  }
  for (const button of document.querySelectorAll('[data-print]')) {
    const coupon = button.closest('article')
    if (coupon) button.addEventListener('click', () => printOnly(coupon))
  }
}

async function copy(button: HTMLElement, code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    answer(button, 'Copied')
    say({ title: `Code ${code} copied`, description: 'Mention it when you schedule.' })
  } catch {
    answer(button, 'Not copied')
    say({
      variant: 'destructive',
      title: `Your code is ${code}`,
      description: 'Your browser did not allow copying. Write the code down, or mark it and copy.',
      duration: Number.POSITIVE_INFINITY,
    })
  }
}

/** Says at once, on the button and to screen readers, what came of the press; the toast may take a while. */
function answer(button: HTMLElement, words: string): void {
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  const status = button.parentElement?.querySelector('[role=status]')
  const show = (text: string, announced: string) => {
    button.textContent = text
    button.ariaLabel = `${text} ${button.dataset.copy}`
    if (status) status.textContent = announced
  }
  show(words, words)
  setTimeout(() => show(label, ''), answerTime)
}

function say(content: Parameters<typeof toast>[0]): void {
  loadToasts()?.then(
    (module) => module.toast(content),
    () => {},
  )
}

/** Kept from the start: the toaster takes the element's place. */
const region = document.getElementById(notificationRegionId)

function loadToasts() {
  return region ? loadIsland<typeof import('../toast/mountToaster.tsx')>(region) : undefined
}
