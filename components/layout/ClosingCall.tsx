import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { withPhoneLinks } from '../mdx/contactLinks.tsx'
import { Band } from '../ui/Band.tsx'
import { twoColumns } from '../ui/BesidePicture.tsx'
import { ScheduleOrCall } from '../ui/ScheduleOrCall.tsx'

interface ClosingCallProps extends Pick<ComponentProps<typeof ScheduleOrCall>, 'callFirst'> {
  heading: string
  lead: string
}

export function ClosingCall({ heading, lead, callFirst }: ClosingCallProps) {
  return (
    <Band
      as="section"
      tone="warm"
      size="small"
      screenOnly
      display="grid"
      columnGap="10"
      rowGap="5"
      gridTemplateColumns={{ lg: twoColumns }}
      alignItems="center"
      css={{ '& > * + * > a': { lg: { flexGrow: '1', justifyContent: 'center' } } }}
    >
      <div>
        <h2>{heading}</h2>
        <chakra.p fontSize="lead" marginTop="2">
          {withPhoneLinks(lead)}
        </chakra.p>
      </div>
      <ScheduleOrCall callFirst={callFirst} />
    </Band>
  )
}
