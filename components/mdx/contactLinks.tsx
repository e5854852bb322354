import { chakra } from '@chakra-ui/react/styled-system'
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

/** Turns the business's phone numbers in a text into links that stay on one line. */
export function withPhoneLinks(text: string) {
  return text.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part, index) =>
    index % 2 === 1 ? (
      <PhoneLink key={part} href={telHref(part)}>
        {part}
      </PhoneLink>
    ) : (
      part
    ),
  )
}

export function Email() {
  return <a href={emailHref}>{business.email}</a>
}
