import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { business, words } from '../../model/records.ts'
import { zoneName } from '../../model/timeZone.ts'
import { hoursRows } from './hoursRows.ts'
import { OpeningStatus } from './OpeningStatus.tsx'

const zone = zoneName(business.timeZone, words.locale)

export function OpeningHours() {
  return (
    <>
      <dl>
        {hoursRows(business.hours).map(({ label, times }) => (
          <HoursRow key={label + times} label={label} times={times} />
        ))}
        {business.emergency.hoursLabel && (
          <HoursRow label={words.hours.emergency} times={[business.emergency.hoursLabel]} />
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

function HoursRow({ label, times }: { label: string; times: string[] }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="2"
    >
      <dt>{label}</dt>
      <chakra.dd textStyle="heading">
        {times.map((time, index) => (
          <Fragment key={time}>
            {index > 0 && <br />}
            {time}
          </Fragment>
        ))}
      </chakra.dd>
    </chakra.div>
  )
}
