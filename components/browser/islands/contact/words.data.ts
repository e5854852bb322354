import { business, fillWords, phoneHref, words } from '../../../../model/records.ts'

const { subject, subjectFrom } = words.contact
const { name, phone, email } = words.email
/** The labels of the fields in the email. */
const labels: Record<string, string> = { name, phone, email }
/** The office: only people there know whether a message has arrived. */
const call = fillWords(words.layout.callButton, { phone: business.phone })
const to = fillWords(words.email.to, { address: business.email })

export default {
  subject,
  subjectFrom,
  ...words.email,
  ...words.form,
  labels,
  to,
  call,
  callHref: phoneHref,
}
