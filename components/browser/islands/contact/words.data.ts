import { business, fillWords, words } from '../../../../model/records.ts'

const { subject, subjectFrom } = words.contact
const { name, phone, email } = words.email
/** The labels of the fields in the email. */
const labels: Record<string, string> = { name, phone, email }
const to = fillWords(words.email.to, { address: business.email })

export default { subject, subjectFrom, ...words.email, ...words.form, labels, to }
