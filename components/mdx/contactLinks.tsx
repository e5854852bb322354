import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { business, emailHref, phoneHref } from '../../model/records.ts'

const PhoneLink = chakra('a', { base: { textDecoration: 'underline', whiteSpace: 'nowrap' } })

/** The business's phone number, as a call link that stays on one line. */
export function Phone() {
  return <PhoneLink href={phoneHref}>{business.phone}</PhoneLink>
}

/** Turns the business's phone number in a text into links that stay on one line. */
export function withPhoneLinks(text: string) {
  const [before, ...rest] = text.split(business.phone)
  return [
    before,
    ...rest.map((after) => (
      <Fragment key={after}>
        <Phone />
        {after}
      </Fragment>
    )),
  ]
}

export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
