import { chakra } from '@chakra-ui/react/styled-system'
import { afterContactId } from '../../../components/browser/ids.ts'
import { VisitSteps } from '../../../components/drawings/VisitSteps.tsx'
import { withPhoneLinks } from '../../../components/mdx/contactLinks.tsx'
import { paddedPanel } from '../../../components/theme/styles.ts'
import { afterContact, words } from '../../../model/records.ts'

export function NextSteps({ heading }: { heading?: string }) {
  return (
    <chakra.div css={paddedPanel}>
      {heading && <h2>{heading}</h2>}
      <VisitSteps steps={afterContact.nextSteps} drawings={['call', 'drive', 'price']} />
    </chakra.div>
  )
}

/** Replaces the form after it is sent, and shows the next steps. Without script, `:target` does. */
export function AfterContact() {
  return (
    <chakra.section
      id={afterContactId}
      hidden
      _target={{ display: 'block' }}
      tabIndex={-1}
      aria-labelledby="after-contact-heading"
    >
      <chakra.h2 id="after-contact-heading" marginBottom="4">
        {words.contact.thanks}
      </chakra.h2>
      <NextSteps />
      <chakra.p marginTop="4" css={{ '& a': { color: 'fg.link', fontWeight: '600' } }}>
        {withPhoneLinks(afterContact.callNow)}
      </chakra.p>
    </chakra.section>
  )
}
