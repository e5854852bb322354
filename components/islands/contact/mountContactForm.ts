import { afterContactId, notificationRegionId } from '../../ids.ts'
import { getCurrentText, loadToaster, toast } from '../toast/toast.ts'
import { openEmailDraft } from './emailDraft.ts'
import { type Field, visitorFields } from './fields.ts'
import { getPrefill, withoutPrefill } from './prefill.ts'
import { send } from './send.ts'
import { showValidity } from './validity.ts'

/** How long (ms) to block a second email draft after the first. */
const emailDraftPause = 1000

/** Sends the contact form without leaving the page, and shows the outcome. */
export function mount(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  const message = form.querySelector('textarea')
  const prefill = getPrefill(location.search)
  if (message && prefill) {
    message.value = `${prefill}\n\n${withoutPrefill(message.value)}`.trim()
    // Text that the visitor deletes must not come back after a reload.
    const forgetLink = () => history.replaceState(history.state, '', location.pathname)
    message.addEventListener('input', forgetLink, { once: true })
  }
  const isValid = showValidity(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy || !isValid()) return
    form.ariaBusy = 'true'
    if (form.hasAttribute('action')) return sendForm(form)
    openEmailDraft(form, fields)
    // A double click must open only one email draft.
    setTimeout(() => {
      form.ariaBusy = null
    }, emailDraftPause)
  })
  // If the toaster fails to load, its text appears below the button.
  const status = form.querySelector('[role=status]')
  document.getElementById(notificationRegionId)?.addEventListener('islandfailed', () => {
    if (status) status.textContent = getCurrentText()
  })
  // Loads while the connection works, because a toast may have to report that it was lost.
  loadToaster()
}

async function sendForm(form: HTMLFormElement): Promise<void> {
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
    title: 'Sending didn’t work',
    description: `${failure} Nothing you typed is lost.`,
    duration: Number.POSITIVE_INFINITY,
    action: call ? { label, altText: `${label}.`, href: call.href } : undefined,
  })
}
