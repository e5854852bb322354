import { type Receiver, receivers } from './receivers.ts'
import { business, pages, toAddress, words } from './records.ts'
import type { Business } from './schemas/business.ts'
import { siteEnv } from './settings.ts'

export interface ContactForm extends Receiver {
  action: string
  key: string
}

/** Who receives the contact form. Undefined if the visitor's email app sends the message. */
export const contactForm = findReceiver(siteEnv.contactEndpoint, business.contactForm)

/** Where hosting/contact.php is for the pages of this language, if it receives the form. */
export const contactScriptPath =
  contactForm?.title === receivers.php.title ? contactForm.action : undefined

/** What hosting/contact.php says. */
export const scriptWords = {
  ...words.script,
  lang: words.locale,
  contact: toAddress(pages.contact.path),
  subjectFrom: words.contact.subjectFrom,
  noName: words.form.name,
  noReach: words.form.reach,
  nameLabel: words.email.name,
  phoneLabel: words.email.phone,
  emailLabel: words.email.email,
}

/** @param setting an address, which takes the place of the record */
export function findReceiver(
  setting: string | undefined,
  record: Business['contactForm'],
): ContactForm | undefined {
  if (setting) {
    const title = 'PUBLIC_ENV__CONTACT_ENDPOINT'
    return { ...receivers.own, title, action: setting, key: '' }
  }
  if (!record) return undefined
  const { receiver, key = '', address = '' } = record
  const row: Receiver = receivers[receiver]
  return {
    ...row,
    key,
    action: (row.action ?? address).replace('{key}', key).replace(/^\/[^#.]*/, toAddress),
    scriptAction: row.scriptAction?.replace('{key}', key),
  }
}
