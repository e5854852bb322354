import { chakra } from '@chakra-ui/react'
import { afterContactId } from '../../../components/islands/contact/contactFormIds'
import { business, phoneHref } from '../../../content/business'

/** What takes the form's place once it is sent: the next steps. */
export function AfterContact() {
  return (
    <chakra.section
      id={afterContactId}
      hidden
      tabIndex={-1}
      aria-labelledby="after-contact-heading"
    >
      <chakra.h2
        id="after-contact-heading"
        fontSize="2xl"
        fontFamily="heading"
        fontWeight="700"
        marginBottom="4"
      >
        Thank you. What happens next
      </chakra.h2>
      <chakra.ol paddingInlineStart="6" display="grid" gap="3">
        <li>We read your message, and call or write back within one business day.</li>
        <li>We agree on a time for the visit, and you'll know who is coming.</li>
        <li>The technician looks, explains and names the price before any work begins.</li>
      </chakra.ol>
      <chakra.p marginTop="4">
        Cannot wait? Call{' '}
        <chakra.a href={phoneHref} color="fg.link" textDecoration="underline" fontWeight="700">
          {business.phone}
        </chakra.a>
        , at any hour.
      </chakra.p>
    </chakra.section>
  )
}
