import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { business, fillWords, holidays, today, words } from '../../model/records.ts'
import { zoneName } from '../../model/timeZone.ts'
import { capitalized } from '../browser/formatNumber.ts'
import { formatDay } from './FormattedDate.tsx'
import { formatHours, hoursRows } from './hoursRows.ts'
import { OpeningStatus } from './OpeningStatus.tsx'
import { shownOn } from './shownOn.ts'

const zone = capitalized(zoneName(business.timeZone, words.locale))

/** How far ahead holidays are shown: 60 days. */
const reach = 60 * 24 * 3_600_000

const comingHolidays = holidays.filter(
  ({ date }) => Date.parse(date) - Date.parse(today()) <= reach,
)

export function OpeningHours() {
  return (
    <>
      <dl>
        {hoursRows(business.hours).map(({ label, times }) => (
          <HoursRow key={label + times} label={capitalized(label)} times={times} />
        ))}
        {comingHolidays.map(({ date, name, ...times }) => (
          <HoursRow
            key={date}
            label={fillWords(words.days.holiday, { holiday: name, day: formatDay(date) })}
            times={[formatHours(times)]}
            until={date}
          />
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

interface HoursRowProps {
  label: string
  times: string[]
  /** The last day on which it is shown. */
  until?: string
}

function HoursRow({ label, times, until }: HoursRowProps) {
  return (
    <chakra.div
      {...shownOn({ until })}
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
