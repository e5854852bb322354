import { type Field, visitorFields } from './contactFormIds.ts'

const key = 'contact-draft'
/** How long (ms) a draft is kept. */
const lifetime = 86_400_000

/**
 * Keeps what is typed into the form for a day, or until a `messagesent` event, and puts it back into empty fields.
 * In the entry script, because the draft must not depend on the form's island. A browser that refuses storage keeps
 * nothing.
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
  // The first keys may have come before this script.
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
