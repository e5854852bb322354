import { toast } from '../toast/toast.ts'
import { afterContactId, type Field } from './contactFormIds.ts'
import { openLetter } from './letter.ts'
import { send } from './send.ts'

/** @returns a function that sends the form; while it is being sent, further calls do nothing */
export function createSubmit(form: HTMLFormElement, fields: Field[]) {
  let sending = false
  return async () => {
    if (sending) return
    if (!form.hasAttribute('action')) {
      openLetter(form, fields)
      return
    }
    sending = true
    form.ariaBusy = 'true'
    const page = form.querySelector<HTMLInputElement>('input[name=page]')
    if (page) page.value = location.href
    const shown = toast({ title: 'Sending your message…', duration: Number.POSITIVE_INFINITY })
    const failure = await send(form)
    sending = false
    form.ariaBusy = null
    if (failure) return showFailure(failure)
    form.dispatchEvent(new Event('messagesent'))
    shown.update({ title: 'Message sent', description: 'Thank you.', duration: 5000 })
    showNextSteps(form)
  }
}

function showFailure(failure: string): void {
  const call = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')
  const label = call?.textContent?.trim() ?? ''
  toast({
    variant: 'destructive',
    title: 'Your message was not sent',
    description: `${failure} Nothing you typed is lost: try again, or call us.`,
    duration: Number.POSITIVE_INFINITY,
    action: call ? { label, altText: `${label}.`, href: call.href } : undefined,
  })
}

/** In the form's place, what happens now. */
function showNextSteps(form: HTMLFormElement): void {
  const after = document.getElementById(afterContactId)
  if (!after) return
  form.replaceWith(after)
  after.hidden = false
  after.focus()
}
