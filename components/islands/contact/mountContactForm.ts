import { subjects } from 'virtual:contact-subjects'
import { notificationRegionId } from '../../layout/notificationRegion.ts'
import { currentWords, prepareToasts } from '../toast/toast.ts'
import { beginMessage } from './beginMessage.ts'
import { type Field, visitorFields } from './contactFormIds.ts'
import { prefillOf } from './prefill.ts'
import { createSubmit } from './submit.ts'
import { showValidity } from './validity.ts'

/** Sends the contact form without leaving the page, and says what happens. */
export function mount(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The contact form is no form.')
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  // Begins the message as the link that led here asks.
  const message = form.querySelector('textarea')
  if (message) beginMessage(message, prefillOf(location.search, subjects))
  form.noValidate = false
  showValidity(form, fields)
  const submit = createSubmit(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  // Without the toaster its words stand below the button.
  const status = form.querySelector('[role=status]')
  document.getElementById(notificationRegionId)?.addEventListener('islandfailed', () => {
    if (status) status.textContent = currentWords()
  })
  // Now, while the connection holds: a toast may have to say that it failed.
  prepareToasts()
}
