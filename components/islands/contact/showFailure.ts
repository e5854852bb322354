import { toast } from '../toast/toast.ts'
import type { Failure } from './send.ts'

/** Says why a message was not sent, or may not have been, and how to call instead. */
export function showFailure(form: HTMLFormElement, { reason, isUnsure }: Failure): void {
  if (!isUnsure) history.replaceState(null, '')
  const [title, advice] = isUnsure
    ? ['Your message may have arrived', 'Call us to be sure. ']
    : ['Sending didn’t work', '']
  show(form, title, `${reason} ${advice}Nothing you typed is lost.`)
}

/** Asks before a message that may have arrived is sent again, which the next press does. */
export function askAgain(form: HTMLFormElement): void {
  history.replaceState(null, '')
  show(
    form,
    'Send it a second time?',
    'Your message may have arrived, so call us to be sure. To send it again, press the button once more.',
  )
}

function show(form: HTMLFormElement, title: string, description: string): void {
  const call = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')
  const label = call?.textContent?.trim() ?? ''
  toast({
    variant: 'destructive',
    title,
    description,
    duration: Number.POSITIVE_INFINITY,
    action: call ? { label, altText: `${label}.`, href: call.href } : undefined,
  })
  requestAnimationFrame(() => uncoverButton(form))
}

/** Scrolls the form's button out from under the toast. */
function uncoverButton(form: HTMLFormElement): void {
  const box = document.querySelector<HTMLElement>('[data-scope=toast][data-part=root]')
  const button = form.querySelector('button')?.getBoundingClientRect()
  if (!box || !button) return
  const { top, bottom } = box.getBoundingClientRect()
  // The toast is still sliding in from the right.
  const isBelow = button.right > innerWidth - box.offsetWidth
  if (isBelow && button.bottom > top && button.top < bottom) scrollBy(0, button.bottom - top + 8)
}
