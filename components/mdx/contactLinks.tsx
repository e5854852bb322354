import { business, emailHref, phoneHref } from '../../content/model/records.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'

/** The business's phone number, as a call link. */
export function Phone() {
  return <PhoneLink href={phoneHref}>{business.phone}</PhoneLink>
}

/** The business's email address, as a link. */
export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
