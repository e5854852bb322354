import { chakra } from '@chakra-ui/react/styled-system'
import { business } from '../../content/model/records.ts'
import { zoneName } from '../../content/model/timeZone.ts'
import { formatHours } from '../formatTime.ts'
import { OpeningStatus } from './OpeningStatus.tsx'

const zone = zoneName(business.timeZone)

/** The office hours, whether the office is open now, and the emergency service. */
export function OpeningHours() {
  return (
    <>
      <dl>
        {business.hours.map((group) => (
          <HoursRow key={group.label} label={group.label} value={formatHours(group)} />
        ))}
        {business.emergency.hoursLabel && (
          <HoursRow label="Emergency" value={business.emergency.hoursLabel} />
        )}
      </dl>
      <chakra.p
        marginTop="2"
        // A long status, such as "closed until Monday", takes two lines on the narrowest phones.
        css={{ '@media (width < 22.5rem)': { minHeight: '2lh' } }}
      >
        <OpeningStatus>{zone}</OpeningStatus>
      </chakra.p>
    </>
  )
}

function HoursRow({ label, value }: { label: string; value: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="2"
    >
      <dt>{label}</dt>
      <chakra.dd textStyle="heading">{value}</chakra.dd>
    </chakra.div>
  )
}
