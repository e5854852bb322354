import { chakra } from '@chakra-ui/react/styled-system'
import { afterContactId } from '../../components/browser/ids.ts'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { SmallDrawing } from '../../components/drawings/SmallDrawing.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { factCard } from '../../components/theme/styles.ts'
import { Band } from '../../components/ui/Band.tsx'
import { twoColumns } from '../../components/ui/BesidePicture.tsx'
import { DangerNotice } from '../../components/ui/DangerNotice.tsx'
import { CallButton } from '../../components/ui/ScheduleOrCall.tsx'
import { usePhone } from '../../components/ui/usePhone.ts'
import { contactForm } from '../../model/contactForm.ts'
import { pages, words } from '../../model/records.ts'
import { ContactForm } from './sections/ContactForm.tsx'
import { ContactWays } from './sections/ContactWays.tsx'
import { AfterContact, NextSteps } from './sections/NextSteps.tsx'

export function Page() {
  const { urgentPhone } = usePhone()
  return (
    <>
      <PageHeader
        {...pages.contact}
        drawing={
          <>
            <HeaderDrawing name="next-steps" hideBelow="sm" />
            <Steps aria-hidden="true">
              <SmallDrawing name="call" />
              <SmallDrawing name="drive" />
              <SmallDrawing name="fixed" />
            </Steps>
          </>
        }
      >
        {/* On a phone, the call bar has the number. */}
        <chakra.div hideBelow="md">
          <CallButton variant="action" phone={urgentPhone} />
        </chakra.div>
      </PageHeader>
      <Band
        size="medium"
        display="grid"
        gap={{ base: '6', md: '8', lg: '10' }}
        gridTemplateColumns={{ lg: twoColumns }}
        alignItems="start"
      >
        <DangerNotice />
        <FormCard>
          <ContactForm />
          {contactForm && <AfterContact />}
        </FormCard>
        <ContactWays />
        <chakra.div gridColumn={{ lg: '1 / -1' }}>
          <NextSteps heading={words.contact.next} />
        </chakra.div>
      </Band>
    </>
  )
}

/** On a phone, there is no room for a frame. */
const FormCard = chakra('div', {
  base: {
    md: { ...factCard, padding: '6' },
    // Without script, a receiver leads back here.
    ...(contactForm && { [`&:has(#${afterContactId}:target) form`]: { display: 'none' } }),
  },
})

/** A low strip on phones, so that the form begins on their first screen. */
const Steps = chakra('div', {
  base: {
    display: { base: 'flex', sm: 'none' },
    // Between three drawings of 4.5rem, also before all have arrived.
    columnGap: 'calc(50% - 6.75rem)',
    '& svg': { width: 'min(4.5rem, 30%)' },
  },
})
