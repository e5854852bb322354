import { draftKey } from './contactFormIds'

/** The fields that a visitor fills in, by name. */
export type Draft = Record<string, string>

/** Keeps what was typed until it is sent. A browser that refuses storage keeps nothing; the form works all the same. */
export function saveDraft(draft: Draft): void {
  const isEmpty = Object.values(draft).every((value) => value === '')
  try {
    if (isEmpty) localStorage.removeItem(draftKey)
    else localStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {}
}

/** What was typed before and not sent. */
export function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey) ?? '{}')
    const entries = Object.entries(draft ?? {})
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export function removeDraft(): void {
  try {
    localStorage.removeItem(draftKey)
  } catch {}
}
