import { business, emailHref, phoneHref } from '../../content/business.ts'

/** The business's number, as a call link. */
export function Phone() {
  return <a href={phoneHref}>{business.phone}</a>
}

/** The business's address, as a letter link. */
export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
