import { afterContactId } from '../../ids.ts'
import { toast } from '../toast/toast.ts'
import type { Field } from './fields.ts'
import { mountForm, releaseSoon } from './form.ts'
import { send } from './send.ts'
import { question, showFailure } from './showFailure.ts'

/** The history state of a page whose message may have arrived. Like `sent`, it survives a reload. */
const unsure = 'unsure'

/** Sends the contact form to the form service without leaving the page, and shows the outcome. */
export function mount(form: HTMLFormElement): void {
  mountForm(form, (fields) => {
    if (!history.state) return void sendForm(form, fields)
    // The next press sends it.
    history.replaceState(null, '')
    showFailure(form, question)
    releaseSoon(form)
  })
}

async function sendForm(form: HTMLFormElement, fields: Field[]): Promise<void> {
  fillIn(form, fields)
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
  if (failure && !failure.isUnsure) history.replaceState(null, '')
  if (failure) return showFailure(form, failure)
  form.dispatchEvent(new Event('messagesent'))
  shown.update({ title: 'Message sent', description: 'Thank you.', duration: 5000 })
  const nextSteps = document.getElementById(afterContactId)
  if (!nextSteps) return
  form.replaceWith(nextSteps)
  nextSteps.hidden = false
  nextSteps.focus()
}

/** Tells the receiver more than a form without script can. */
function fillIn(form: HTMLFormElement, fields: Field[]): void {
  const values = {
    page: location.href,
    subject: `Service request from ${fields.find(({ name }) => name === 'name')?.value.trim()}`,
    seconds: `${Math.round(performance.now() / 1000)}`,
  }
  for (const [name, value] of Object.entries(values)) {
    // FormSubmit's is _subject.
    const field = form.querySelector<HTMLInputElement>(`[type=hidden][name$=${name}]`)
    if (field) field.value = value
  }
}
