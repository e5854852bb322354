import { chakra } from '@chakra-ui/react/styled-system'
import { Head } from '../../components/drawings/heads/Head.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { pages } from '../../content/model/records.ts'
import { siteEnv } from '../../content/model/siteEnv.ts'
import { ContactForm } from './sections/ContactForm.tsx'
import { ContactWays } from './sections/ContactWays.tsx'
import { AfterContact, NextSteps } from './sections/NextSteps.tsx'

export function Page() {
  return (
    <>
      <PageHeader
        {...pages.contact}
        drawing={
          // On a phone, the form comes first.
          <chakra.div hideBelow="sm">
            <Head name="next-steps" />
          </chakra.div>
        }
      />
      <Band
        size="medium"
        display="grid"
        gap={{ base: '8', lg: '12' }}
        gridTemplateColumns={{ lg: '3fr 2fr' }}
        alignItems="start"
      >
        <div>
          <ContactForm />
          {siteEnv.contactEndpoint && <AfterContact />}
        </div>
        <chakra.div display="grid" gap="8">
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ sm: '1fr 1fr', lg: '1fr' }}>
            <ContactWays />
          </chakra.div>
          <div>
            <chakra.h2 fontSize="lead" marginBottom="3">
              What happens next
            </chakra.h2>
            <NextSteps />
          </div>
        </chakra.div>
      </Band>
    </>
  )
}
