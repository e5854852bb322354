import { offsets, week } from '../../components/browser/entry/openingHours.data.ts'
import { localTime, openingStatus } from '../../components/browser/entry/openingStatus.ts'
import { siteMoment } from '../../model/lifecycle.ts'

/** What the page says at a moment. */
export const status = (moment: number) => openingStatus(week, localTime(new Date(moment), offsets))

// The next times that the office opens or closes.
const minute = 60_000
let change = Math.ceil(siteMoment().getTime() / minute) * minute
const end = change + 8 * 24 * 60 * minute
while (status(change) === status(change - minute) && change < end) change += minute
export const [before, after] = [change - 30_000, change + 30_000]

const hours = Array.from({ length: 7 * 24 }, (_, hour) => change + hour * 60 * minute)
/** A moment with the longest status of the week, such as before a closed weekend. */
export const [longest = before] = hours.toSorted((a, b) => status(b).length - status(a).length)
