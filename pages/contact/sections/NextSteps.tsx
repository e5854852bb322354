import { chakra } from '@chakra-ui/react/styled-system'
import { afterContactId } from '../../../components/ids.ts'
import { Steps } from '../../../components/mdx/lists.tsx'
import { business, callNow, nextSteps, phoneHref } from '../../../content/model/records.ts'

const [beforeNumber, afterNumber] = callNow.split(business.phone)

/** What happens after a message is sent. Shown below the form and after sending. */
export function NextSteps() {
  return (
    <Steps>
      <ol>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Steps>
  )
}

/** Replaces the form after it is sent, and shows the next steps. */
export function AfterContact() {
  return (
    <chakra.section
      id={afterContactId}
      hidden
      tabIndex={-1}
      aria-labelledby="after-contact-heading"
    >
      <chakra.h2 id="after-contact-heading" fontSize="title" marginBottom="4">
        Thank you. What happens next
      </chakra.h2>
      <NextSteps />
      <chakra.p marginTop="4">
        {beforeNumber}
        <chakra.a href={phoneHref} color="fg.link" textDecoration="underline" fontWeight="700">
          {business.phone}
        </chakra.a>
        {afterNumber}
      </chakra.p>
    </chakra.section>
  )
}
