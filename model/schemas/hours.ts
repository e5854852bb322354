import { z } from 'zod'
import { formatDays, readDays, type Weekday, weekdays } from '../weekDays.ts'
import { day, issue, report, text, uniqueList } from './fields.ts'

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** A time of day on the 24-hour clock, HH:MM, in the business's time zone. */
function time(pattern: RegExp) {
  return z.string().regex(pattern, {
    abort: true,
    error: ({ input }) =>
      `Write ${readTime(String(input)) ?? 'a time on the 24-hour clock, as in 07:00'}.`,
  })
}

/** '7', '6:30', '0630', '12:30 p.m.', or 'noon' on the 24-hour clock. */
function readTime(words: string): string | undefined {
  const written = words
    .trim()
    .replace(/^noon$/i, '12:00')
    .replace(/^midnight$|^24:00$/i, '00:00')
  const [, hour, minute = '00', half] =
    written.match(/^(\d{1,2})[:.]?([0-5]\d)?\s*(?:([ap])\.?\s*m\.?)?$/i) ?? []
  if (hour === undefined) return undefined
  const isTwelve = half !== undefined && Number(hour) <= 12
  const hours = isTwelve
    ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hour)
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}

/** When the office is open on a day: two times, closed, or a note. */
const times = {
  opens: time(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .describe('On the 24-hour clock, as in 07:00. After a break, write another group.'),
  closes: time(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
    .optional()
    .describe(
      'A time before "opens" is on the next day. From 00:00 to 24:00 is shown as Open 24 hours.',
    ),
  closed: z.boolean().optional().describe('True instead of the two times.'),
  note: z
    .string()
    .regex(/^\D{3,30}$/, 'Write 3 to 30 characters, and times as "opens" and "closes".')
    .optional()
    .meta({
      description: 'Shown instead of times. The office counts as closed.',
      examples: ['By appointment'],
    }),
}

type Times = z.infer<z.ZodObject<typeof times>>

function checkKind({ opens, closes, closed, note }: Times, context: z.core.$RefinementCtx) {
  const kinds = { opens: opens || closes, closed, note }
  const [kind, other] = (['opens', 'closed', 'note'] as const).filter((name) => kinds[name])
  if (!kind) {
    const message = 'Hours need "opens" and "closes", or "closed: true", or a "note".'
    const fix =
      'Write the two times, or closed: true for days on which you are closed, or a note such as By appointment.'
    report(context, [], message, fix)
  } else if (other) {
    const message = `These hours have ${kind === 'closed' ? '"closed: true"' : 'times'} and ${other === 'closed' ? '"closed: true"' : 'a note'}.`
    report(context, [other], message, 'Delete one of the two.')
  } else if (kind === 'opens' && !(opens && closes)) {
    const [there, missing] = opens ? ['opens', 'closes'] : ['closes', 'opens']
    const fix = `Write both times, or closed: true in place of "${there}".`
    report(context, [there], `There is no "${missing}" with this "${there}".`, fix)
  }
}

const takesTime = [
  ({ opens, closes }: Times) => !opens || opens !== closes,
  issue(
    '"closes" is the same time as "opens".',
    'Write another closing time. A whole day opens at 00:00 and closes at 24:00.',
  ),
] as const

const hoursSchema = z
  .strictObject({
    label: z
      .string()
      .min(3)
      .optional()
      .meta({
        description: 'Only if the days should be called otherwise than Monday–Friday.',
        examples: ['Weekends'],
      }),
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .meta({ examples: [['Saturday', 'Sunday']] }),
    ...times,
  })
  .superRefine(checkKind)
  .refine(...takesTime)
  .superRefine(({ label = '', days }, context) => {
    const named = readDays(label)
    if (named.length === 0 || formatDays(named) === formatDays(days)) return
    const message = `The label names other days than "days": ${formatDays(days)}.`
    report(context, ['label'], message, `Write ${formatDays(days)}, or delete the label.`)
  })

export type Hours = z.infer<typeof hoursSchema>

const holidaySchema = z
  .strictObject({
    date: day.meta({ description: 'The day, as 2026-11-26.', examples: ['2026-11-26'] }),
    name: text(3, 40, { description: 'As visitors read it.', examples: ['Thanksgiving'] }),
    ...times,
  })
  .superRefine(checkKind)
  .refine(...takesTime)

export type Holiday = z.infer<typeof holidaySchema>

export const holidaysSchema = uniqueList(holidaySchema, 'date')

/** Groups of days. A day may be in several if their times don't overlap. */
export const weekSchema = z
  .array(hoursSchema)
  .min(1)
  .superRefine((hours, context) => {
    const entries = listDays(hours)
    for (const [index, entry] of entries.entries()) {
      const earlier = entries.slice(0, index).find((other) => isConflict(entry, other))
      if (!earlier) continue
      const note = 'List each day once, or write times that do not overlap.'
      report(context, entry.path, explainConflict(entry, earlier), note)
    }
  })

interface DayHours {
  day: Weekday
  closed?: boolean
  /** In the record: [1, 'days', 0]. */
  path: PropertyKey[]
  /** The opening times as written, '07:00–20:00', and in minutes since Monday 0:00. */
  times?: string
  opens: number
  closes: number
}

/** Each day of each group of hours. A day without times has opens = closes. */
export function listDays(hours: Hours[]): DayHours[] {
  return hours.flatMap(({ days, opens, closes, closed }, group) =>
    days.map((day, position) => {
      const start = weekdays.indexOf(day) * minutesOfDay + toMinutes(opens)
      const length = toMinutes(closes) - toMinutes(opens)
      return {
        day,
        closed,
        path: [group, 'days', position],
        times: opens && closes && `${opens}–${closes}`,
        opens: start,
        // A time before the opening is on the next day.
        closes: start + (length < 0 ? length + minutesOfDay : length),
      }
    }),
  )
}

function isConflict(one: DayHours, other: DayHours): boolean {
  if (!one.times || !other.times) {
    const isEither = one.closed || other.closed || one.times === other.times
    return one.day === other.day && isEither
  }
  return [-minutesOfWeek, 0, minutesOfWeek].some(
    (weeks) => one.opens < other.closes + weeks && other.opens + weeks < one.closes,
  )
}

function explainConflict(one: DayHours, other: DayHours): string {
  if (one.path[0] === other.path[0] && one.day === other.day) return `${one.day} is there twice.`
  if (!one.times || !other.times) return `${one.day} appears in two groups of hours.`
  return `${one.day} ${one.times} overlaps with ${other.day} ${other.times}.`
}

/** @param time HH:MM */
export function toMinutes(time = '00:00'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
