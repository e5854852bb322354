import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { findPhone } from '../../model/phones.ts'
import type { Spot } from '../../model/places.ts'
import { business, emailHref, smsHref, telHref } from '../../model/records.ts'
import { usePhone } from '../ui/usePhone.ts'

const PhoneLink = chakra('a', { base: { textDecoration: 'underline', whiteSpace: 'nowrap' } })

/** The number that the page calls, or another of the business, as a link that stays on one line. */
export function Phone({ use, ...place }: { use?: 'emergency' | 'text' } & Spot) {
  const { phone } = usePhone()
  const number = use || place.area || place.city ? findPhone(use ?? 'office', place) : phone
  return <PhoneLink href={use === 'text' ? smsHref(number) : telHref(number)}>{number}</PhoneLink>
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
