import { notificationRegionId } from '../../layout/ids.ts'
import { currentText, loadToaster, toast } from '../toast/toast.ts'
import { afterContactId, type Field, visitorFields } from './contactFormIds.ts'
import { openLetter } from './letter.ts'
import { openingOf } from './openingOf.ts'
import { prefill } from './prefill.ts'
import { send } from './send.ts'
import { showValidity } from './validity.ts'

/** Sends the contact form without leaving the page, and shows what happens. */
export function mount(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  const message = form.querySelector('textarea')
  if (message) prefill(message, openingOf(location.search))
  form.noValidate = false
  showValidity(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy) return
    if (form.hasAttribute('action')) sendForm(form)
    else openLetter(form, fields)
  })
  // If the toaster cannot be loaded, its text appears below the button.
  const status = form.querySelector('[role=status]')
  document.getElementById(notificationRegionId)?.addEventListener('islandfailed', () => {
    if (status) status.textContent = currentText()
  })
  // While there is a connection: a toast may have to say that it was lost.
  loadToaster()
}

async function sendForm(form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true'
  const page = form.querySelector<HTMLInputElement>('input[name=page]')
  if (page) page.value = location.href
  const shown = toast({ title: 'Sending your message…', duration: Number.POSITIVE_INFINITY })
  const failure = await send(form)
  form.ariaBusy = null
  if (failure) return showFailure(failure)
  form.dispatchEvent(new Event('messagesent'))
  shown.update({ title: 'Message sent', description: 'Thank you.', duration: 5000 })
  const nextSteps = document.getElementById(afterContactId)
  if (!nextSteps) return
  form.replaceWith(nextSteps)
  nextSteps.hidden = false
  nextSteps.focus()
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
