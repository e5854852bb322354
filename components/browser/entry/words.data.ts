import { words } from '../../../model/records.ts'
import { weekdayName, weekdays } from '../../../model/weekDays.ts'

export const { copied, notCopied } = words.coupons
export const { isAlwaysOpen, isClosed, isClosedUntil, isClosedUntilDay, isOpen } = words.hours
export const days = weekdays.map((day) => weekdayName(day, words.locale))
export const offline = `${words.form.offline} ${words.form.nothingLost}`
