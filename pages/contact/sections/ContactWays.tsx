import { chakra } from '@chakra-ui/react/styled-system'
import { Clock, Mail } from 'lucide-react'
import { brandPanel } from '../../../components/theme/styles.ts'
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx'
import { OpeningHours } from '../../../components/ui/OpeningHours.tsx'
import { CallButton, PhoneIcon } from '../../../components/ui/ScheduleOrCall.tsx'
import { hasUrgentPhones } from '../../../model/phones.ts'
import {
  answersIn,
  business,
  emailHref,
  navigation,
  pages,
  smsHref,
  telHref,
  words,
} from '../../../model/records.ts'
import { addressLine } from '../../../model/schemas/location.ts'
import type { Phone } from '../../../model/schemas/phones.ts'

const address = addressLine(business.location)

/** Opens the map app of a phone. https://developers.google.com/maps/documentation/urls/get-started */
const mapHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

const urgentPhones = hasUrgentPhones() ? business.phones.filter(isEmergency) : []

const office = { use: 'office', number: business.phone, label: words.contact.office } as const

/** Besides those that have a button. */
const otherPhones: Phone[] =
  urgentPhones.length > 0
    ? [office, ...business.phones.filter((phone) => !isEmergency(phone))]
    : business.phones

const ways = [
  {
    heading: words.contact.call,
    Icon: PhoneIcon,
    content: (
      <>
        <p>
          {pages.contact.call} {answersIn}
        </p>
        {urgentPhones.map((phone) => (
          <UrgentNumber key={phone.number} {...phone} />
        ))}
        {urgentPhones.length === 0 && <CallButton variant="outlineOnBrand" />}
        <OtherNumbers phones={otherPhones} />
      </>
    ),
  },
  {
    heading: words.contact.write,
    Icon: Mail,
    content: (
      <>
        <p>{pages.contact.write}</p>
        <ButtonLink href={emailHref} variant="outlineOnBrand" overflowWrap="anywhere">
          {business.email}
        </ButtonLink>
      </>
    ),
  },
  {
    heading: navigation.footer.headings.hours,
    Icon: Clock,
    content: (
      <div>
        <OpeningHours />
        {address && (
          <chakra.address marginTop="3" fontStyle="normal">
            <chakra.a
              href={mapHref}
              display="inline-flex"
              minHeight="target"
              alignItems="center"
              textDecoration="underline"
              overflowWrap="anywhere"
            >
              {address}
            </chakra.a>
          </chakra.address>
        )}
      </div>
    ),
  },
]

export function ContactWays() {
  return (
    <Panel>
      {ways.map(({ heading, Icon, content }) => (
        <section key={heading}>
          <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lead">
            <Icon size={24} aria-hidden="true" />
            {heading}
          </chakra.h2>
          {content}
        </section>
      ))}
    </Panel>
  )
}

function isEmergency({ use }: Phone) {
  return use === 'emergency'
}

function UrgentNumber({ number, label }: Phone) {
  return (
    <chakra.div
      marginTop="3"
      css={{ '& a': { display: 'flex', marginTop: '1', justifyContent: 'center' } }}
    >
      {label}
      <CallButton variant="action" phone={number} />
    </chakra.div>
  )
}

function OtherNumbers({ phones }: { phones: Phone[] }) {
  if (phones.length === 0) return null
  return (
    <Numbers>
      {phones.map(({ use, number, label }) => (
        <li key={use + label}>
          <a href={use === 'text' ? smsHref(number) : telHref(number)}>
            {label} <span>{number}</span>
          </a>
        </li>
      ))}
    </Numbers>
  )
}

const Numbers = chakra('ul', {
  base: {
    marginTop: '3',
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '4',
      minHeight: 'target',
    },
    '& span': {
      textStyle: 'heading',
      // Stays on one line at any text size.
      fontSize: 'min(1em, 6vw)',
      textDecoration: 'underline',
      whiteSpace: 'nowrap',
    },
  },
})

const Panel = chakra('div', {
  base: {
    ...brandPanel,
    // As high as the form next to it.
    alignSelf: 'stretch',
    alignContent: 'start',
    display: 'grid',
    gap: { base: '6', lg: '8' },
    // The hours below the other two.
    mdToLg: {
      gridTemplateColumns: '1fr 1fr',
      '& > :nth-child(3)': { gridColumn: '1 / -1' },
      '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    },
    padding: { base: '5', md: '6' },
    '& h2 svg': { color: 'action.bg' },
    '& section > a': {
      display: 'flex',
      marginTop: '3',
      justifyContent: 'center',
      paddingInline: '5',
    },
    '& section + section': {
      borderColor: 'scene.wall',
      borderTopWidth: { base: '1px', mdToLg: '0' },
      paddingTop: { base: '5', mdToLg: '0', lg: '8' },
    },
  },
})
