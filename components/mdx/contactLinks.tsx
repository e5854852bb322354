import { business, emailHref, phoneHref } from '../../content/business.ts'

/** The business's phone number, as a call link. */
export function Phone() {
  return <a href={phoneHref}>{business.phone}</a>
}

/** The business's email address, as a link. */
export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
