import { chakra } from '@chakra-ui/react/styled-system'
import { Mail } from 'lucide-react'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { Card } from '../../../components/ui/Card.tsx'
import { OpeningHours } from '../../../components/ui/OpeningHours.tsx'
import { PhoneIcon } from '../../../components/ui/PhoneIcon.ts'
import { CallButton } from '../../../components/ui/ScheduleOrCall.tsx'
import { business, emailHref, pages } from '../../../content/model/records.ts'

const ways = [
  {
    heading: 'Call us',
    text: pages.contact.call,
    Icon: PhoneIcon,
    way: (
      <>
        <CallButton variant="solid" />
        <div>
          <OpeningHours />
        </div>
      </>
    ),
  },
  {
    heading: 'Email us',
    text: pages.contact.write,
    Icon: Mail,
    way: (
      <ButtonLink href={emailHref} variant="outline" overflowWrap="anywhere">
        {business.email}
      </ButtonLink>
    ),
  },
]

/** Cards for the phone number, with the office hours, and for the email address. */
export function ContactWays() {
  return ways.map(({ heading, text, Icon, way }) => (
    <Card
      key={heading}
      as="section"
      // The buttons are as wide as the card, and the call button keeps its own color.
      css={{
        '& a': { justifyContent: 'center', marginBlock: '2', paddingInline: '5' },
        '& a[href^="tel:"]': { color: 'bg.raised' },
      }}
    >
      <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lead">
        <chakra.span color="fg.accent">
          <Icon size={24} aria-hidden="true" />
        </chakra.span>
        {heading}
      </chakra.h2>
      <p>{text}</p>
      {way}
    </Card>
  ))
}
