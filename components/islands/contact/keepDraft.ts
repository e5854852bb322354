import { draftKey, visitorFields } from './contactFormIds.ts'
import type { Field } from './mountContactForm.ts'

/**
 * Keeps what is typed into the form until it is sent, and puts it back where nothing is now. Not the
 * island's work: what is typed must outlive an island that does not come. A browser that refuses
 * storage keeps nothing; the form works all the same.
 */
export function keepDraft(form: HTMLElement): void {
  const fields = form.querySelectorAll<Field>(visitorFields)
  const save = () => {
    const filled = [...fields].filter(({ value }) => value)
    const draft = Object.fromEntries(filled.map(({ name, value }) => [name, value]))
    try {
      if (filled.length) localStorage.setItem(draftKey, JSON.stringify(draft))
      else localStorage.removeItem(draftKey)
    } catch {}
  }
  try {
    const draft: Record<string, string> = JSON.parse(localStorage.getItem(draftKey) ?? '{}')
    for (const field of fields) field.value ||= draft[field.name] ?? ''
  } catch {}
  // The first keys may have come before this.
  save()
  form.addEventListener('input', save)
}
