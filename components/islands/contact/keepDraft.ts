import { type Field, visitorFields } from './fields.ts'

const key = 'contact-draft'
/** How long (ms) a draft is kept. */
const lifetime = 86_400_000

/** The history state of a page whose message was sent. */
const sent = 'sent'

/**
 * Saves the form's values for a day, or until a `messagesent` event, and restores them into empty
 * fields. Part of the entry script, so that drafts don't depend on the form's island. Does nothing
 * if storage is blocked.
 */
export function keepDraft(form: HTMLElement): void {
  const fields = form.querySelectorAll<Field>(visitorFields)
  /** The values last read or saved by this page. Other tabs may have saved different ones. */
  let known = readDraft()
  const save = () => {
    const values = readDraft()
    for (const { name, value } of fields) {
      if (value !== (known[name] ?? '')) values[name] = known[name] = value
    }
    store({ values, saved: Date.now() })
  }
  // The visitor may have typed before this script ran. But browsers also restore sent values.
  const isTyped = history.state !== sent && [...fields].some(({ value }) => value)
  for (const field of fields) field.value ||= known[field.name] ?? ''
  if (isTyped) save()
  form.addEventListener('input', save)
  form.addEventListener('messagesent', () => {
    known = {}
    store({})
    history.replaceState(sent, '')
  })
}

/** @returns the saved values by field name; removes an expired draft */
function readDraft(): Record<string, string> {
  try {
    const { values, saved } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (Math.abs(Date.now() - saved) < lifetime) return values
    store({})
  } catch {}
  return {}
}

function store(draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}
