import { chakra } from '@chakra-ui/react/styled-system'
import { Mail, Phone } from 'lucide-react'
import { Card } from '../../../components/ui/Card.tsx'
import { OpeningHours } from '../../../components/ui/OpeningHours.tsx'
import { business, emailHref, pages, phoneHref } from '../../../content/model/records.ts'

const ways = [
  {
    heading: 'Call us',
    text: pages.contact.call,
    href: phoneHref,
    label: business.phone,
    Icon: Phone,
    hours: <OpeningHours />,
  },
  {
    heading: 'Email us',
    text: pages.contact.write,
    href: emailHref,
    label: business.email,
    Icon: Mail,
  },
]

/** Cards for the phone number, with the office hours, and for the email address. */
export function ContactWays() {
  return ways.map(({ heading, text, href, label, Icon, hours }) => (
    <Card key={href} as="section">
      <chakra.span color="fg.accent">
        <Icon size={28} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 fontSize="lead">{heading}</chakra.h2>
      <p>{text}</p>
      <chakra.p fontFamily="heading" fontSize="lead" overflowWrap="anywhere">
        <a href={href}>{label}</a>
      </chakra.p>
      {hours && <div>{hours}</div>}
    </Card>
  ))
}
