import { chakra } from '@chakra-ui/react'
import { useData } from 'vike-react/useData'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { OpeningHours } from '../../components/ui/OpeningHours.tsx'
import { Column } from '../../components/ui/Section.tsx'
import { siteEnv } from '../../content/model/siteEnv.ts'
import { pages } from '../../content/pages.ts'
import type { Data } from '../+data.ts'
import { AfterContact } from './sections/AfterContact.tsx'
import { ContactForm } from './sections/ContactForm.tsx'
import { ContactWays } from './sections/ContactWays.tsx'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.contact.heading} lead={pages.contact.lead} />
      <chakra.div paddingInline="gutter" paddingBlock={{ base: '8', md: '12' }}>
        <Column
          display="grid"
          gap={{ base: '8', lg: '12' }}
          gridTemplateColumns={{ lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          alignItems="start"
        >
          <div>
            <ContactForm />
            {siteEnv.contactEndpoint && <AfterContact />}
          </div>
          <chakra.div display="grid" gap="4">
            <ContactWays />
            <section aria-labelledby="hours">
              <chakra.h2 id="hours" fontSize="xl" fontWeight="700" marginBottom="2">
                Business hours
              </chakra.h2>
              <OpeningHours />
            </section>
          </chakra.div>
        </Column>
      </chakra.div>
    </>
  )
}
