import { afterContactId } from '../../ids.ts'
import { toast } from '../toast/toast.ts'
import { type Field, mountForm, release, releaseSoon } from './form.ts'
import { type Failure, send } from './send.ts'
import words from './words.data.ts'

/** The history state of a page whose message may have arrived. Like `sent`, it survives a reload. */
const unsure = 'unsure'

/** Asks before a message that may have arrived is sent again, which the next press does. */
const question: Failure = {
  reason: words.again,
  isUnsure: true,
}

/** Sends the contact form to the form service without leaving the page, and shows the outcome. */
export function mount(form: HTMLFormElement): void {
  mountForm(form, (fields) => {
    if (!history.state) return void sendForm(form, fields)
    history.replaceState(null, '')
    showFailure(form, question)
    releaseSoon(form)
  })
}

async function sendForm(form: HTMLFormElement, fields: Field[]): Promise<void> {
  fillIn(form, fields)
  const shown = toast({ title: words.sending, duration: Number.POSITIVE_INFINITY })
  // What is changed now would not be sent.
  const setReadOnly = (isReadOnly: boolean) => {
    for (const field of fields) field.readOnly = isReadOnly
  }
  setReadOnly(true)
  // The visitor may leave or reload the page now.
  history.replaceState(unsure, '')
  const failure = await send(form)
  setReadOnly(false)
  release(form)
  if (failure && !failure.isUnsure) history.replaceState(null, '')
  if (failure) return showFailure(form, failure)
  form.dispatchEvent(new Event('messagesent'))
  shown.update({ title: words.sent, description: words.thanks, duration: 5000 })
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
    subject: words.subjectFrom.replace(
      '{name}',
      () => fields.find(({ name }) => name === 'name')?.value.trim() ?? '',
    ),
    seconds: `${Math.round(performance.now() / 1000)}`,
  }
  for (const [name, value] of Object.entries(values)) {
    // FormSubmit's is _subject.
    const field = form.querySelector<HTMLInputElement>(`[type=hidden][name$=${name}]`)
    if (field) field.value = value
  }
}

/** Says why a message was not sent, or may not have been, and how to call instead. */
function showFailure(form: HTMLFormElement, { reason, isUnsure }: Failure): void {
  toast({
    variant: 'destructive',
    title: isUnsure ? words.mayHaveArrived : words.failed,
    description: `${reason} ${isUnsure ? words.callToBeSure : ''} ${words.nothingLost}`,
    duration: Number.POSITIVE_INFINITY,
    action: { label: words.call, altText: `${words.call}.`, href: words.callHref },
  })
  // Out from under the toast: the button has a margin of that height.
  form.querySelector('button')?.scrollIntoView({ block: 'nearest' })
}
