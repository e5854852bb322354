import { contactFormId } from '../../ids.ts'
import { loadIsland, loadOn } from '../loader.ts'
import { repeatEarlyClicks } from '../repeatEarlyClicks.ts'
import { keepDraft } from './keepDraft.ts'

/** Keeps the form's draft, and loads its island when the form is touched, focused or prefilled by a link. */
export function startContactForm(): void {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return
  keepDraft(form)
  loadOn(form, form, 'pointerdown', 'focusin')
  if (location.search) loadIsland(form).catch(() => {})
  const message = form.querySelector('textarea')
  if (message && location.search.includes('calculator=')) loadIsland(message).catch(() => {})

  // Submitting waits for the island, which shows at the fields what is missing; so the browser must not check first.
  form.noValidate = true
  form.addEventListener('submit', async (event) => {
    if (!form.dataset.island) return
    event.preventDefault()
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    await loadIsland(form).catch(() => {})
    form.ariaBusy = null
    if (!form.dataset.island) return form.requestSubmit()
    if (form.reportValidity()) {
      if (form.hasAttribute('action')) form.submit()
      // Nothing can be sent without an endpoint; the last line offers phone and email instead.
      else form.querySelector<HTMLElement>('[tabindex]')?.focus()
    }
  })
  // The browser itself has sent the form if there is an endpoint.
  if (!form.hasAttribute('action')) repeatEarlyClicks(`#${contactFormId} button`)
}
