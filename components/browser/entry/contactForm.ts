import { contactFormId } from '../ids.ts'
import { keepDraft } from './keepDraft.ts'
import { loadIsland, loadOn } from './loader.ts'
import { repeatEarlyClicks } from './repeatEarlyClicks.ts'
import { offline } from './words.data.ts'

const busy = 'aria-busy'

export function startContactForm(): void {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return
  keepDraft(form)
  loadOn(form, form, 'pointerdown', 'focusin')
  if (location.search) loadIsland(form)
  const message = form.querySelector('textarea')
  if (message && location.search.includes('calculator=')) loadIsland(message)

  // The island shows an error at each field on submit, so disable the browser's validation.
  form.noValidate = true
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  // In HTML alone, the phone number is required, because HTML can't ask for one of two fields.
  const phone = field('phone')
  if (phone) phone.required = false
  form.addEventListener('submit', async (event) => {
    if (!form.dataset.island) return
    event.preventDefault()
    if (form.hasAttribute(busy)) return
    form.setAttribute(busy, 'true')
    await loadIsland(form)
    form.removeAttribute(busy)
    if (!form.dataset.island) return form.querySelector('button')?.click()
    if (phone) phone.required = !field('email')?.value
    const isValid = form.reportValidity()
    if (phone) phone.required = false
    if (!isValid) return
    const status = form.querySelector('[role=status]')
    // Without an endpoint nothing can be sent: point to the last line, with phone and email.
    if (!form.hasAttribute('action')) form.querySelector<HTMLElement>('[tabindex]')?.focus()
    else if (navigator.onLine) form.submit()
    else if (status) status.textContent = offline
  })
  // With an endpoint, the browser has already sent the form.
  if (!form.hasAttribute('action')) repeatEarlyClicks(`#${contactFormId} button`)
}
