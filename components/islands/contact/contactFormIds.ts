/** Ids of the contact form and of what takes its place once it is sent. Apart from their component, because the browser needs them alone. */
export const contactFormId = 'contact-form'
export const afterContactId = 'after-contact'

/** Name of the form, for Netlify. */
export const contactFormName = 'contact'

/** The field that only a robot fills in. The name is the one that Formspree and Basin look for. */
export const honeypotName = '_gotcha'

/** Selects the fields that the visitor fills in; those without a label are the form service's. */
export const visitorFields = 'label input, label textarea'

/** A field that the visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement
