import { siteMoment } from '../../../model/lifecycle.ts'
import { hasUrgentPhones } from '../../../model/phones.ts'
import { business, holidays as coming, words } from '../../../model/records.ts'
import { type Holiday, type Hours, listDays } from '../../../model/schemas/hours.ts'
import { utcOffsets } from '../../../model/timeZone.ts'
import { weekdays } from '../../../model/weekDays.ts'

export const week = weekChanges(business.hours)

/** Null if there are none, so that the script has no code for them. */
export const holidays = coming.length > 0 ? holidayChanges(business.hours, coming) : null

/** Whether pages call another number while the office is closed. */
export const swapsCalls = hasUrgentPhones()

/** For the date of a day that is far ahead. */
export const { locale } = words

// A build for a later day is for today's clocks too.
const start = new Date(Math.min(siteMoment().getTime(), Date.now()))

export const offsets = utcOffsets(business.timeZone, start)

/**
 * When the office opens, closes, opens, and so on, in minutes since Monday 0:00. The first time is
 * in the week before if the office is open at Monday 0:00.
 */
export function weekChanges(hours: Hours[]): number[] {
  const isOpen = Array<boolean>(7 * 24 * 60).fill(false)
  for (const { opens, closes } of listDays(hours)) {
    for (let minute = opens; minute < closes; minute++) isOpen[minute % isOpen.length] = true
  }
  if (!isOpen.includes(false)) return [0, 2 * isOpen.length]
  const changes = [...isOpen.keys()].filter((minute) => isOpen[minute] !== isOpen.at(minute - 1))
  const first = changes[0]
  const opensBefore = first !== undefined && !isOpen[first]
  return opensBefore ? [(changes.pop() ?? 0) - isOpen.length, ...changes] : changes
}

/**
 * The minutes since 1970, in local time, in which the office opens or closes because of holidays.
 * If it opens or closes in that minute of every week, it doesn't then.
 * A holiday may not open before the day before has closed.
 */
export function holidayChanges(hours: Hours[], holidays: Holiday[]): number[] {
  const changes = new Set<number>()
  for (const { date, name, ...times } of holidays) {
    const index = (new Date(date).getUTCDay() + 6) % 7
    const monday = Date.parse(date) / 60_000 - index * 24 * 60
    const isThatDay = (day: string) => day === weekdays[index]
    const usual = listDays(hours).filter(({ day }) => isThatDay(day))
    const special = listDays([{ ...times, days: weekdays.filter(isThatDay) }])
    for (const { opens, closes } of [...usual, ...special]) {
      for (const change of [monday + opens, monday + closes]) {
        if (!changes.delete(change)) changes.add(change)
      }
    }
  }
  return [...changes].sort((a, b) => a - b)
}
