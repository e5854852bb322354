import { chakra } from '@chakra-ui/react/styled-system'
import { Clock, Mail } from 'lucide-react'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { Card } from '../../../components/ui/Card.tsx'
import { OpeningHours } from '../../../components/ui/OpeningHours.tsx'
import { PhoneIcon } from '../../../components/ui/PhoneIcon.ts'
import { CallButton } from '../../../components/ui/ScheduleOrCall.tsx'
import { business, emailHref, footerHeadings, pages } from '../../../content/model/records.ts'

const cards = [
  {
    heading: 'Call us',
    Icon: PhoneIcon,
    content: (
      <>
        <p>{pages.contact.call}</p>
        <CallButton variant="solid" />
      </>
    ),
  },
  {
    heading: 'Email us',
    Icon: Mail,
    content: (
      <>
        <p>{pages.contact.write}</p>
        <ButtonLink href={emailHref} variant="outline" overflowWrap="anywhere">
          {business.email}
        </ButtonLink>
      </>
    ),
  },
  {
    heading: footerHeadings.hours,
    Icon: Clock,
    content: (
      <div>
        <OpeningHours />
      </div>
    ),
  },
]

/** Cards for the phone number, the email address, and the office hours. */
export function ContactWays() {
  return cards.map(({ heading, Icon, content }) => (
    <Card
      key={heading}
      as="section"
      // The buttons are as wide as the card, and the call button keeps its own color.
      css={{
        '& > a': { justifyContent: 'center', marginTop: 'auto', paddingInline: '5' },
        '& > p': { marginBottom: '2' },
        '& a[href^="tel:"]': { color: 'bg.raised' },
      }}
    >
      <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lead">
        <chakra.span color="fg.accent">
          <Icon size={24} aria-hidden="true" />
        </chakra.span>
        {heading}
      </chakra.h2>
      {content}
    </Card>
  ))
}
