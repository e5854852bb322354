import { notificationRegionId } from '../../ids.ts'
import { getCurrentText, loadToaster } from '../toast/toast.ts'
import { type Field, visitorFields } from './fields.ts'
import { getPrefill, withoutPrefill } from './prefill.ts'
import { showValidity } from './validity.ts'

/**
 * Prefills the contact form, and validates it when it is submitted.
 * @param onSubmit called with the valid fields. The form is busy until `ariaBusy` is removed.
 */
export function mountForm(form: HTMLFormElement, onSubmit: (fields: Field[]) => void): void {
  const fields = [...form.querySelectorAll<Field>(visitorFields)]
  const message = form.querySelector('textarea')
  const prefill = getPrefill(location.search)
  if (message && prefill) {
    const { value } = message
    const kept = withoutPrefill(value)
    const start = kept ? `${prefill}\n\n` : prefill
    // The visitor may be typing, so the caret stays where it is.
    message.setRangeText(start, 0, value.length - kept.length, kept ? 'preserve' : 'end')
    // Text that the visitor deletes must not come back after a reload.
    const forgetLink = () => history.replaceState(history.state, '', location.pathname)
    message.addEventListener('input', forgetLink, { once: true })
  }
  const isValid = showValidity(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy || !isValid()) return
    form.ariaBusy = 'true'
    onSubmit(fields)
  })
  // If the toaster fails to load, its text appears below the button.
  const status = form.querySelector('[role=status]')
  document.getElementById(notificationRegionId)?.addEventListener('islandfailed', () => {
    if (status) status.textContent = getCurrentText()
  })
  // Loads while the connection works, because a toast may have to report that it was lost.
  loadToaster()
}

/** Accepts the next submission after a second, so that a double click counts as one. */
export function releaseSoon(form: HTMLFormElement): void {
  setTimeout(() => {
    form.ariaBusy = null
  }, 1000)
}
