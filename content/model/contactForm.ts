import { type Receiver, receivers } from './receivers.ts'
import { business } from './records.ts'
import type { Business } from './schemas/business.ts'
import { siteEnv } from './siteEnv.ts'

export interface ContactForm extends Receiver {
  action: string
  /** The owner's key, for `keyField`. */
  key: string
}

/**
 * Who receives the contact form: the setting, which is for previews, or the record. Undefined if
 * the visitor's email app sends the message.
 */
export const contactForm = readReceiver()

/** Whether the build writes hosting/contact.php to the site. */
export const hasContactScript = contactForm?.action === receivers.php.action

function readReceiver(): ContactForm | undefined {
  const { contactEndpoint } = siteEnv
  const record: Business['contactForm'] = contactEndpoint
    ? { receiver: 'own', address: contactEndpoint }
    : business.contactForm
  if (!record) return undefined
  const { receiver, key = '', address = '' } = record
  const row: Receiver = receivers[receiver]
  return {
    ...row,
    key,
    action: (row.action ?? address).replace('{key}', key),
    scriptAction: row.scriptAction?.replace('{key}', key),
  }
}
