import { chakra } from '@chakra-ui/react'
import { business } from '../../content/business'

/** The office hours, and the emergency service beside them. */
export function OpeningHours() {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
      {business.hours.map(({ label, opens, closes }) => (
        <HoursRow key={label} label={label} value={`${formatTime(opens)}–${formatTime(closes)}`} />
      ))}
      <HoursRow label="Emergency" value="24/7" />
    </chakra.dl>
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

/** @param time on the 24-hour clock, HH:MM @returns on the 12-hour clock, '7:00 AM' */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
