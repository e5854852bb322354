/** Selects the visitor's fields. Fields without a label are for the form service. */
export const visitorFields = 'label input, label textarea'

export type Field = HTMLInputElement | HTMLTextAreaElement
