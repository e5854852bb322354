import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { SmallDrawing } from '../../../components/drawings/SmallDrawing.tsx'
import { afterContactId } from '../../../components/ids.ts'
import { withPhoneLinks } from '../../../components/mdx/contactLinks.tsx'
import { Steps } from '../../../components/mdx/lists.tsx'
import { callNow, nextSteps } from '../../../content/model/records.ts'

const drawings = ['call', 'drive', 'price'] as const

/** What happens after a message is sent. Shown below the form and after sending. */
export function NextSteps({ isRow }: Pick<ComponentProps<typeof Steps>, 'isRow'>) {
  return (
    <Steps isRow={isRow}>
      <ol>
        {nextSteps.map((step, index) => (
          <li key={step}>
            {isRow && drawings[index] && <SmallDrawing name={`visit/${drawings[index]}`} />}
            {step}
          </li>
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
      <chakra.p marginTop="4" css={{ '& a': { color: 'fg.link', fontWeight: '600' } }}>
        {withPhoneLinks(callNow)}
      </chakra.p>
    </chakra.section>
  )
}
