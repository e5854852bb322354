import { openEmailDraft } from './emailDraft.ts'
import { mountForm, releaseSoon } from './form.ts'

/** Passes the message to the visitor's email app, on a site without a form service. */
export function mount(form: HTMLFormElement): void {
  mountForm(form, (fields) => {
    openEmailDraft(form, fields)
    releaseSoon(form)
  })
}
