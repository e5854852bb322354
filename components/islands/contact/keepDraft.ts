import { type Field, visitorFields } from './contactFormIds.ts'

const key = 'contact-draft'
/** How long (ms) a draft is kept. */
const lifetime = 86_400_000

/**
 * Saves what is typed into the form for a day, or until a `messagesent` event, and restores it into empty fields.
 * Part of the entry script, because the draft must not depend on the form's island. Does nothing where storage is
 * refused.
 */
export function keepDraft(form: HTMLElement): void {
  const fields = form.querySelectorAll<Field>(visitorFields)
  const store = (draft: object) => {
    try {
      localStorage.setItem(key, JSON.stringify(draft))
    } catch {}
  }
  const save = () => {
    const values = Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
    store({ values, saved: Date.now() })
  }
  // The visitor may have typed before this script ran.
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  try {
    const { values, saved } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (Math.abs(Date.now() - saved) < lifetime) {
      for (const field of fields) field.value ||= values[field.name] ?? ''
    } else store({})
  } catch {}
  if (isTyped) save()
  form.addEventListener('input', save)
  form.addEventListener('messagesent', () => store({}))
}
