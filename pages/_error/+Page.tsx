import { chakra } from '@chakra-ui/react/styled-system'
import { usePageContext } from 'vike-react/usePageContext'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { CallButton, headerButtons } from '../../components/ui/ScheduleOrCall.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
import { pages, symptoms, words } from '../../model/records.ts'

// https://vike.dev/error-page
export function Page() {
  const { is404, errorWhileRendering } = usePageContext()
  const reason = is404 ? words.error.notFound : formatMessage(errorWhileRendering)
  return (
    <>
      <PageHeader
        heading={words.error.heading}
        lead={reason}
        drawing={
          <HeaderDrawing
            name="lost"
            overflow={{ md: 'visible' }}
            // Leaves room for the buttons.
            width={{ mdToLg: '90%' }}
            marginInlineStart={{ mdToLg: '10%' }}
          />
        }
        isHigh
      >
        <chakra.p maxWidth="32rem" marginBottom="5">
          {is404 ? words.error.notHere : words.error.ourFault} {pages.error.help}
        </chakra.p>
        <chakra.div
          display="flex"
          flexDirection={{ smDown: 'column' }}
          flexWrap="wrap"
          gap="3"
          marginInlineEnd={{ mdToLg: '-10%' }}
          css={headerButtons}
        >
          {/* On a phone, the call bar has the number. */}
          <chakra.div hideBelow="md">
            <CallButton variant="action" />
          </chakra.div>
          <ButtonLink href="/" variant="outlineOnBrand">
            {words.error.home}
          </ButtonLink>
        </chakra.div>
      </PageHeader>
      {symptoms && (
        <Band size="medium">
          <SymptomLinks {...symptoms} />
        </Band>
      )}
    </>
  )
}

function formatMessage(error: unknown): string {
  return error instanceof Error ? error.message : words.error.failed
}
