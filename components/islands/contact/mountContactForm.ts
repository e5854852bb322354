import { subjects } from 'virtual:contact-subjects'
import { prepareToasts } from '../toast/toast'
import { readDraft, saveDraft } from './draft'
import { prefillOf } from './prefill'
import { createSubmit } from './submit'
import { showValidity } from './validity'

/** A field that the visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement

/** Sends the contact form without leaving the page, keeps what is typed until then, and says what happens. */
export function mount(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The contact form is no form.')
  // The fields without a label are not the visitor's.
  const fields = [...form.querySelectorAll<Field>('label input, label textarea')]
  const save = () => saveDraft(Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  restore(fields)
  // The keys that brought the island came before it could listen.
  save()
  beginMessage(fields)
  showValidity(form, fields)
  form.addEventListener('input', save)
  const submit = createSubmit(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  // A connection that fails later must not keep the failure from being told.
  prepareToasts()
}

/** Puts back what was typed before, where nothing is now. */
function restore(fields: Field[]): void {
  const draft = readDraft()
  for (const field of fields) field.value ||= draft[field.name] ?? ''
}

/** Begins the message as the link that led here asks. */
function beginMessage(fields: Field[]): void {
  const message = fields.find(({ name }) => name === 'message')
  const beginning = prefillOf(location.search, subjects)
  if (!message || message.value.includes(beginning)) return
  message.value = [beginning, message.value].filter(Boolean).join('\n\n')
}
