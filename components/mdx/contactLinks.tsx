import { chakra } from '@chakra-ui/react/styled-system'
import { business, emailHref, phoneHref } from '../../content/model/records.ts'

const PhoneLink = chakra('a', { base: { textDecoration: 'underline', whiteSpace: 'nowrap' } })

/** The business's phone number, as a call link that stays on one line. */
export function Phone() {
  return <PhoneLink href={phoneHref}>{business.phone}</PhoneLink>
}

/** The business's email address, as a link. */
export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
