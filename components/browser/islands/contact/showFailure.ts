import { toast } from '../toast/toast.ts'
import type { Failure } from './send.ts'

/** Asks before a message that may have arrived is sent again, which the next press does. */
export const question: Failure = {
  reason: 'Press the button again to send it a second time.',
  isUnsure: true,
}

/** Says why a message was not sent, or may not have been, and how to call instead. */
export function showFailure(form: HTMLFormElement, { reason, isUnsure }: Failure): void {
  const call = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')
  const label = call?.textContent?.trim() ?? ''
  toast({
    variant: 'destructive',
    title: isUnsure ? 'Your message may have arrived' : 'Sending didn’t work',
    description: `${reason} ${isUnsure ? 'Call us to be sure.' : ''} Nothing you typed is lost.`,
    duration: Number.POSITIVE_INFINITY,
    action: call ? { label, altText: `${label}.`, href: call.href } : undefined,
  })
  // Out from under the toast: the button has a margin of that height.
  form.querySelector('button')?.scrollIntoView({ block: 'nearest' })
}
