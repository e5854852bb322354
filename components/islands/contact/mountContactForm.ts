import { afterContactId, notificationRegionId } from '../../ids.ts'
import { getCurrentText, loadToaster, toast } from '../toast/toast.ts'
import { openEmailDraft } from './emailDraft.ts'
import { type Field, prefill, visitorFields } from './fields.ts'
import { getPrefill, withoutPrefill } from './prefill.ts'
import { send } from './send.ts'
import { askAgain, showFailure } from './showFailure.ts'
import { showValidity } from './validity.ts'

/** How long (ms) the button does nothing, so that a double click counts as one. */
const doubleClickPause = 1000

/** The history state of a page whose message may have arrived. Like `sent`, it survives a reload. */
const unsure = 'unsure'

/** Sends the contact form without leaving the page, and shows the outcome. */
export function mount(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  const message = form.querySelector('textarea')
  const request = getPrefill(location.search)
  if (message && request) {
    const { value } = message
    prefill(message, request, value.length - withoutPrefill(value).length)
    // Text that the visitor deletes must not come back after a reload.
    const forgetLink = () => history.replaceState(history.state, '', location.pathname)
    message.addEventListener('input', forgetLink, { once: true })
  }
  const isValid = showValidity(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy || !isValid()) return
    form.ariaBusy = 'true'
    const hasService = form.hasAttribute('action')
    if (hasService && !history.state) return sendForm(form, fields)
    if (hasService) askAgain(form)
    else openEmailDraft(form, fields)
    setTimeout(() => {
      form.ariaBusy = null
    }, doubleClickPause)
  })
  // If the toaster fails to load, its text appears below the button.
  const status = form.querySelector('[role=status]')
  document.getElementById(notificationRegionId)?.addEventListener('islandfailed', () => {
    if (status) status.textContent = getCurrentText()
  })
  // Loads while the connection works, because a toast may have to report that it was lost.
  loadToaster()
}

async function sendForm(form: HTMLFormElement, fields: Field[]): Promise<void> {
  const page = form.querySelector<HTMLInputElement>('input[name=page]')
  if (page) page.value = location.href
  const shown = toast({ title: 'Sending your message…', duration: Number.POSITIVE_INFINITY })
  // What is changed now would not be sent.
  const setReadOnly = (isReadOnly: boolean) => {
    for (const field of fields) field.readOnly = isReadOnly
  }
  setReadOnly(true)
  // The visitor may leave or reload the page now.
  history.replaceState(unsure, '')
  const failure = await send(form)
  setReadOnly(false)
  form.ariaBusy = null
  if (failure) return showFailure(form, failure)
  form.dispatchEvent(new Event('messagesent'))
  shown.update({ title: 'Message sent', description: 'Thank you.', duration: 5000 })
  const nextSteps = document.getElementById(afterContactId)
  if (!nextSteps) return
  form.replaceWith(nextSteps)
  nextSteps.hidden = false
  nextSteps.focus()
}
