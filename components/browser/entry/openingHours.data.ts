import { business } from '../../../model/records.ts'
import { type Hours, listDays } from '../../../model/schemas/hours.ts'
import { utcOffsets } from '../../../model/timeZone.ts'

export const week = weekChanges(business.hours)

export const offsets = utcOffsets(business.timeZone, new Date())

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
