import { subjects } from 'virtual:contact-subjects'
import { prepareToasts } from '../toast/toast.ts'
import { visitorFields } from './contactFormIds.ts'
import { prefillOf } from './prefill.ts'
import { createSubmit } from './submit.ts'
import { showValidity } from './validity.ts'

/** A field that the visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement

/** Sends the contact form without leaving the page, and says what happens. */
export function mount(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The contact form is no form.')
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  beginMessage(fields)
  showValidity(form, fields)
  const submit = createSubmit(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  // A connection that fails later must not keep the failure from being told.
  prepareToasts()
}

/** Begins the message as the link that led here asks. */
function beginMessage(fields: Field[]): void {
  const message = fields.find(({ name }) => name === 'message')
  const beginning = prefillOf(location.search, subjects)
  if (!message || message.value.includes(beginning)) return
  message.value = [beginning, message.value].filter(Boolean).join('\n\n')
}
