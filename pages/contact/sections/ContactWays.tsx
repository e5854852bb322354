import { chakra } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/Card.tsx'
import { business, emailHref, phoneHref } from '../../../content/business.ts'

/** The phone number and the email address, each as a card. */
export function ContactWays() {
  return (
    <>
      <ContactWay
        heading="Call us"
        text="Day or night: emergencies are answered 24/7."
        href={phoneHref}
        label={business.phone}
        icon={<Phone size={28} aria-hidden="true" />}
      />
      <ContactWay
        heading="Email us"
        text="For questions that can wait until the next business day."
        href={emailHref}
        label={business.email}
        icon={<Mail size={28} aria-hidden="true" />}
      />
    </>
  )
}

interface ContactWayProps {
  heading: string
  text: string
  href: string
  label: string
  icon: ReactNode
}

function ContactWay({ heading, text, href, label, icon }: ContactWayProps) {
  return (
    <Card as="section" link>
      <chakra.span color="fg.accent">{icon}</chakra.span>
      <chakra.h2 fontSize="xl">{heading}</chakra.h2>
      <p>{text}</p>
      <chakra.p fontFamily="heading" fontSize="xl" overflowWrap="anywhere">
        <a href={href}>{label}</a>
      </chakra.p>
    </Card>
  )
}
