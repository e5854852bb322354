const key = 'contact-draft'
/** How long (ms) a draft is kept. */
const lifetime = 86_400_000

/** The history state of a page whose message was sent. */
const sent = 'sent'

type Draft = Record<string, string>

/**
 * Saves the form's values for a day, or until a `messagesent` event, and restores them into empty
 * fields: in each tab its own, and in a new tab those of the tab that was last used. Part of the
 * entry script, so that drafts don't depend on the form's island. Does nothing if storage is
 * blocked.
 */
export function keepDraft(form: HTMLElement): void {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('label input, label textarea'),
  ]
  const getValues = (): Draft => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  /** What this tab has saved. Only it may empty a field for new tabs. */
  let known = { ...readDraft('localStorage'), ...readDraft('sessionStorage') }
  const save = () => {
    const values = getValues()
    const filled = Object.entries(values).filter(([name, value]) => value || known[name])
    saveDraft('sessionStorage', values)
    saveDraft('localStorage', { ...readDraft('localStorage'), ...Object.fromEntries(filled) })
    known = values
  }
  // The visitor may have typed before this script ran. But browsers also restore sent values.
  const isTyped = history.state !== sent && fields.some(({ value }) => value)
  for (const field of fields) field.value ||= known[field.name] ?? ''
  if (isTyped) save()
  form.addEventListener('input', save)
  form.addEventListener('messagesent', () => {
    const values = getValues()
    const rest = Object.entries(readDraft('localStorage'))
    // Another tab may hold another message.
    const isSent = rest.every(([name, value]) => !value || value === values[name])
    if (isSent) saveDraft('localStorage')
    saveDraft('sessionStorage')
    known = {}
    history.replaceState(sent, '')
  })
}

type StorageName = 'localStorage' | 'sessionStorage'

/** @returns the saved values; removes an expired draft, and ignores what is not a draft */
function readDraft(storage: StorageName): Draft {
  try {
    const { values, saved } = JSON.parse(window[storage].getItem(key) ?? '{}')
    if (Math.abs(Date.now() - saved) < lifetime) {
      const isText = (entry: [string, unknown]): entry is [string, string] =>
        typeof entry[1] === 'string'
      return Object.fromEntries(Object.entries<unknown>(values).filter(isText))
    }
    saveDraft(storage)
  } catch {}
  return {}
}

/** Without values, it removes the draft. */
function saveDraft(storage: StorageName, values?: Draft): void {
  try {
    if (values) window[storage].setItem(key, JSON.stringify({ values, saved: Date.now() }))
    else window[storage].removeItem(key)
  } catch {}
}
