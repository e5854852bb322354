import { chakra } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { Card } from '../../../components/ui/Card.tsx'
import { business, emailHref, phoneHref } from '../../../content/business.ts'

const ways = [
  {
    heading: 'Call us',
    text: 'Day or night: emergencies are answered 24/7.',
    href: phoneHref,
    label: business.phone,
    Icon: Phone,
  },
  {
    heading: 'Email us',
    text: 'For questions that can wait until the next business day.',
    href: emailHref,
    label: business.email,
    Icon: Mail,
  },
]

/** The phone number and the email address, each as a card. */
export function ContactWays() {
  return ways.map(({ heading, text, href, label, Icon }) => (
    <Card key={href} as="section">
      <chakra.span color="fg.accent">
        <Icon size={28} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 fontSize="xl">{heading}</chakra.h2>
      <p>{text}</p>
      <chakra.p fontFamily="heading" fontSize="xl" overflowWrap="anywhere">
        <a href={href}>{label}</a>
      </chakra.p>
    </Card>
  ))
}
