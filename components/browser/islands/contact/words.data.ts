import { business, fillWords, words } from '../../../../model/records.ts'

export const { subject, subjectFrom } = words.contact
export const {
  again,
  callToBeSure,
  failed,
  mayHaveArrived,
  name,
  noAnswer,
  notAccepted,
  notConfirmed,
  nothingLost,
  offline,
  reach,
  sending,
  sent,
  thanks,
} = words.form
export const {
  copied,
  copy,
  copyAll,
  copyInstead,
  cut,
  notCopied,
  opens,
  orCopy,
  paste,
  sendThere,
  stillThere,
  tooLong,
} = words.email
/** The labels of the fields in the email. */
export const labels: Record<string, string> = {
  name: words.email.name,
  phone: words.email.phone,
  email: words.email.email,
}

export const to = fillWords(words.email.to, { address: business.email })
