import { chakra } from '@chakra-ui/react/styled-system'
import { Band } from '../ui/Band.tsx'
import { ScheduleOrCall } from '../ui/ScheduleOrCall.tsx'

/** The last band of a page: a call to action with buttons. */
export function ClosingCall({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Band
      as="section"
      tone="warm"
      size="small"
      screenOnly
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      columnGap="12"
      rowGap="5"
    >
      <chakra.div flex="1 1 30rem">
        <chakra.h2 fontSize="title">{heading}</chakra.h2>
        <chakra.p fontSize="lead" marginTop="2">
          {lead}
        </chakra.p>
      </chakra.div>
      <ScheduleOrCall />
    </Band>
  )
}
