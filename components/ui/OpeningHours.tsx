import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business.ts'
import { formatHours } from './formatTime.ts'
import { OpeningStatus } from './OpeningStatus.tsx'

/** The office hours, whether it is open now, and the emergency service beside them. */
export function OpeningHours() {
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
        {business.hours.map((group) => (
          <HoursRow key={group.label} label={group.label} value={formatHours(group)} />
        ))}
        <HoursRow label="Emergency" value="24/7" />
      </chakra.dl>
      <chakra.p marginTop="2" fontSize="sm">
        <OpeningStatus>Eastern Time</OpeningStatus>
      </chakra.p>
    </>
  )
}

function HoursRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <chakra.dd fontWeight="600" whiteSpace="nowrap">
        {value}
      </chakra.dd>
    </>
  )
}
