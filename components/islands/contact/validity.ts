import { showFieldMessage } from '../fieldMessage.ts'
import type { Field } from './contactFormIds.ts'

const nameMessage = 'Please tell us your name.'
const reachMessage = 'Please give a phone number or an email address, so that we can reach you.'

/** Says at each field what it lacks, in the browser's own words where it has some, and goes to the first. */
export function showValidity(form: HTMLFormElement, fields: Field[]): void {
  const check = () => {
    const value = (name: string) => fields.find((field) => field.name === name)?.value.trim()
    for (const field of fields) {
      if (field.name === 'name') field.setCustomValidity(value('name') ? '' : nameMessage)
      if (field.name === 'phone') {
        field.setCustomValidity(value('phone') || value('email') ? '' : reachMessage)
      }
    }
  }
  check()
  form.addEventListener('input', () => {
    check()
    for (const field of fields)
      if (field.getAttribute('aria-invalid') === 'true')
        showFieldMessage(field, field.validationMessage)
  })
  for (const field of fields) {
    field.addEventListener('invalid', (event) => {
      // In place of the browser's bubble, which goes away and shows one field only.
      event.preventDefault()
      showFieldMessage(field, field.validationMessage)
      if (field === fields.find(({ validity }) => !validity.valid)) field.focus()
    })
  }
}
