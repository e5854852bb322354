/** Selects the visitor's fields. Fields without a label are for the form service. */
export const visitorFields = 'label input, label textarea'

export type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Puts text before what the visitor has typed, or in the place of its first characters. The visitor
 * may be typing, so the caret stays where it is.
 */
export function prefill(message: HTMLTextAreaElement, text: string, replaced = 0): void {
  const isEmpty = message.value.length === replaced
  message.setRangeText(isEmpty ? text : `${text}\n\n`, 0, replaced, isEmpty ? 'end' : 'preserve')
}
