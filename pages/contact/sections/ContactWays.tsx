import { chakra } from '@chakra-ui/react/styled-system'
import { Mail, Phone } from 'lucide-react'
import { Card } from '../../../components/ui/Card.tsx'
import { OpeningHours } from '../../../components/ui/OpeningHours.tsx'
import { CallButton } from '../../../components/ui/ScheduleOrCall.tsx'
import { business, emailHref, pages } from '../../../content/model/records.ts'

const ways = [
  {
    heading: 'Call us',
    text: pages.contact.call,
    Icon: Phone,
    way: (
      <>
        <CallButton variant="action" />
        {/* On a tablet, the footer is enough: the cards are side by side. */}
        <chakra.div display={{ mdToLg: 'none' }}>
          <OpeningHours />
        </chakra.div>
      </>
    ),
  },
  {
    heading: 'Email us',
    text: pages.contact.write,
    Icon: Mail,
    way: (
      <chakra.p fontFamily="heading" fontSize="lead" overflowWrap="anywhere">
        <a href={emailHref}>{business.email}</a>
      </chakra.p>
    ),
  },
]

/** Cards for the phone number, with the office hours, and for the email address. */
export function ContactWays() {
  return ways.map(({ heading, text, Icon, way }) => (
    <Card
      key={heading}
      as="section"
      // The call button keeps its own color, and is as wide as the card.
      css={{
        '& a[href^="tel:"]': {
          justifyContent: 'center',
          marginBlock: '2',
          paddingInline: '5',
          color: 'action.fg',
        },
      }}
    >
      <chakra.span color="fg.accent">
        <Icon size={28} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 fontSize="lead">{heading}</chakra.h2>
      <p>{text}</p>
      {way}
    </Card>
  ))
}
