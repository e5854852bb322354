import { showFieldMessage } from '../fieldMessage.ts'
import type { Field } from './fields.ts'

const nameMessage = 'Please tell us your name.'
const reachMessage = 'Please give a phone number or an email address, so that we can reach you.'

/**
 * Shows each field's error below it, using the browser's message where there is one.
 * @returns a function that validates all fields, shows errors, and returns whether all are valid
 */
export function showValidity(form: HTMLFormElement, fields: Field[]): () => boolean {
  const field = (name: string) => fields.find((field) => field.name === name)
  const value = (name: string) => field(name)?.value.trim()
  const check = () => {
    field('name')?.setCustomValidity(value('name') ? '' : nameMessage)
    field('phone')?.setCustomValidity(value('phone') || value('email') ? '' : reachMessage)
  }
  const show = (field: Field) => showFieldMessage(field, field.validationMessage)
  form.addEventListener('input', () => {
    check()
    for (const field of fields) if (field.ariaInvalid === 'true') show(field)
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
