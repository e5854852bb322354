import { prepareToasts, toast } from '../toast/toast.ts'
import { printOnly } from './printOnly.ts'

/** Lets the buttons of a coupon copy its code and print it. */
export function mount(buttons: HTMLElement): void {
  const coupon = buttons.closest('article')
  if (!coupon) throw new Error('The buttons of a coupon stand outside of it.')
  const code = coupon.querySelector('code')?.textContent ?? ''
  buttons.querySelector('[data-copy]')?.addEventListener('click', () => copy(code))
  buttons.querySelector('[data-print]')?.addEventListener('click', () => printOnly(coupon))
  prepareToasts()
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    toast({ title: `Code ${code} copied`, description: 'Mention it when you schedule.' })
  } catch {
    toast({
      variant: 'destructive',
      title: `Your code is ${code}`,
      description: 'Your browser did not allow copying. Write the code down, or mark it and copy.',
      duration: Number.POSITIVE_INFINITY,
    })
  }
}
