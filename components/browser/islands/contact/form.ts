import { notificationRegionId } from '../../ids.ts'
import { showFieldMessage } from '../fieldMessage.ts'
import { getCurrentText, loadToaster } from '../toast/toast.ts'
import { prefillMessage } from './prefill.ts'
import words from './words.data.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement

const busy = 'aria-busy'

/** @param onSubmit called with the valid fields. The form is busy until `release`. */
export function mountForm(form: HTMLFormElement, onSubmit: (fields: Field[]) => void): void {
  // Fields without a label are for the form service.
  const fields = [...form.querySelectorAll<Field>('label input, label textarea')]
  prefillMessage(form)
  const isValid = showValidity(form, fields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.hasAttribute(busy) || !isValid()) return
    form.setAttribute(busy, 'true')
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

export function release(form: HTMLFormElement): void {
  form.removeAttribute(busy)
}

/** Accepts the next submission after a second, so that a double click counts as one. */
export function releaseSoon(form: HTMLFormElement): void {
  setTimeout(release, 1000, form)
}

/** @returns a function that shows the errors, and returns whether all fields are valid */
function showValidity(form: HTMLFormElement, fields: Field[]): () => boolean {
  const field = (name: string) => fields.find((field) => field.name === name)
  const value = (name: string) => field(name)?.value.trim()
  const check = () => {
    field('name')?.setCustomValidity(value('name') ? '' : words.name)
    field('phone')?.setCustomValidity(value('phone') || value('email') ? '' : words.reach)
  }
  const show = (field: Field) => showFieldMessage(field, field.validationMessage)
  form.addEventListener('input', () => {
    check()
    for (const field of fields) if (field.matches('[aria-invalid=true]')) show(field)
  })
  for (const field of fields) {
    field.addEventListener('invalid', (event) => {
      // Replaces the browser's bubble, which covers one field and disappears.
      event.preventDefault()
      show(field)
      if (field === fields.find(({ validity }) => !validity.valid)) field.focus()
    })
  }
  return () => {
    // Password managers may fill in fields without firing an event.
    check()
    return form.reportValidity()
  }
}
