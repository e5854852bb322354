import { chakra } from '@chakra-ui/react/styled-system'
import { usePageContext } from 'vike-react/usePageContext'
import { HeaderDrawing } from '../../components/drawings/headers/HeaderDrawing.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Band } from '../../components/ui/Band.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { CallButton, headerButtons } from '../../components/ui/ScheduleOrCall.tsx'
import { SymptomLinks } from '../../components/ui/SymptomLinks.tsx'
import { pages, symptoms } from '../../model/records.ts'

// https://vike.dev/error-page
export function Page() {
  const { is404, errorWhileRendering } = usePageContext()
  const reason = is404 ? '404 Not Found' : formatMessage(errorWhileRendering)
  return (
    <>
      <PageHeader
        heading="Unexpected Application Error!"
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
          {is404
            ? 'The page you asked for is not here. It may have moved, or there may be a typo in the address.'
            : 'Something went wrong on our side.'}{' '}
          {pages.error.help}
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
            Go to the home page
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
  return error instanceof Error ? error.message : '500 Internal Server Error'
}
