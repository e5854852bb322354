import { chakra } from '@chakra-ui/react'
import { afterContactId } from '../../../components/islands/contact/contactFormIds.ts'
import { business, phoneHref } from '../../../content/business.ts'
import { NextSteps } from './NextSteps.tsx'

/** Replaces the form once it is sent: the next steps. */
export function AfterContact() {
  return (
    <chakra.section
      id={afterContactId}
      hidden
      tabIndex={-1}
      aria-labelledby="after-contact-heading"
    >
      <chakra.h2 id="after-contact-heading" fontSize="2xl" marginBottom="4">
        Thank you. What happens next
      </chakra.h2>
      <NextSteps />
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
