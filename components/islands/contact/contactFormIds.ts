/** Ids of the contact form and of the section that replaces it once it is sent. */
export const contactFormId = 'contact-form'
export const afterContactId = 'after-contact'

/** Selects the fields that the visitor fills in. Those without a label are for the form service. */
export const visitorFields = 'label input, label textarea'

export type Field = HTMLInputElement | HTMLTextAreaElement
