import { loadIsland, loadOn } from '../loader.ts'
import { contactFormId } from './contactFormIds.ts'
import { keepDraft } from './keepDraft.ts'

/** Keeps the form's draft and loads its island when it is touched, focused or prefilled by a link. */
export function startContactForm(): void {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return
  keepDraft(form)
  loadOn(form, form, 'pointerdown', 'focusin')
  if (location.search) loadIsland(form).catch(() => {})
  const message = form.querySelector('textarea')
  if (message && location.search.includes('calculator=')) loadIsland(message).catch(() => {})

  // Until the island has come, which says at the fields what is missing, the form is held before any check.
  form.noValidate = true
  let isReleased = false
  form.addEventListener('submit', async (event) => {
    const isMounted = !form.dataset.island
    if (isMounted || isReleased) return
    event.preventDefault()
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    await loadIsland(form).catch(() => {})
    form.ariaBusy = null
    form.noValidate = false
    // Without an address the browser has nowhere to send it; the last line says how else to reach us.
    if (form.dataset.island && !form.hasAttribute('action')) {
      if (form.reportValidity()) form.querySelector<HTMLElement>('[tabindex]')?.focus()
    } else {
      isReleased = true
      form.requestSubmit()
      isReleased = false
    }
    form.noValidate = Boolean(form.dataset.island)
  })
}
