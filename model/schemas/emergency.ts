import { z } from 'zod'
import { issue, report, text } from './fields.ts'
import { type Hours, toMinutes, weekSchema } from './hours.ts'

/** Matches promises of an answer at any hour, but not most sentences on what takes 24 hours. */
export const anyHour = new RegExp(
  [
    '24 ?/ ?7',
    String.raw`(?<!\b(?:after|every|first|for|in|last|least|next|on|runs?|than|to|within) )24[- ]?h(?:ou)?rs?\b(?! (?:after|ahead|and|before|early|earlier|in|later|of|or)\b)`,
    'around[ -]the[ -]clock',
    'any (?:hour|time of (?:the )?(?:day|night))',
    'day (?:and|or|&) night',
    'middle of the night',
  ]
    .map((words) => String.raw`\b${words}\b`)
    .join('|'),
  'i',
)

/** Matches a time between midnight and five. */
export const smallHours = /\b(?:12|[1-4])(?::\d\d)? ?a\.?m\b/i

const clock = String.raw`(noon|midnight|\d{1,2}(?::\d\d)?)(?: ?([ap])\.?m\b\.?)?`
const range = new RegExp(String.raw`\b${clock} ?(?:[–—-]|to|until|through) ?${clock}`, 'i')

/** Two times in words, in minutes: 5:00 and 0:00 for '5 a.m.–midnight', none for '24/7'. */
function readRange(words: string): number[] {
  const [, from, half, to, toHalf] = words.match(range) ?? []
  const minutes = [readClock(from, half ?? toHalf), readClock(to, toHalf)]
  return minutes.some(Number.isNaN) ? [] : minutes
}

/** @returns NaN for a number that may be in the morning or the afternoon */
function readClock(clock = '', half = ''): number {
  if (/[a-z]/i.test(clock)) return clock.toLowerCase() === 'noon' ? 720 : 0
  const noon = { a: 0, p: 720 }[half.toLowerCase()] ?? Number.NaN
  return (toMinutes(clock) % 720) + noon
}

const choices = `always (day and night), hours (add "hours" below, in the form of your office's), members (of a plan only), or none (no emergency calls).`

export const emergencySchema = z
  .strictObject({
    answered: z
      .enum(['always', 'hours', 'members', 'none'], `Write ${choices}`)
      .describe(`When you answer emergency calls: ${choices}`),
    hours: weekSchema
      .optional()
      .meta({ title: 'Emergency hours', description: 'Only for "answered: hours".' }),
    banner: text(5, 40)
      .optional()
      .meta({
        description: 'The first line of every page. Without it, your tagline is shown.',
        examples: ['24/7 Emergency HVAC Service'],
      }),
    hoursLabel: text(2, 30)
      .optional()
      .meta({
        title: 'Beside the hours',
        description: 'Shown after "Emergency" below the office hours.',
        examples: ['24/7', 'Plan members'],
      }),
  })
  .refine(
    ({ answered, hours }) => (answered === 'hours') === Boolean(hours),
    issue(
      'The "hours" and "answered" of emergency calls do not match.',
      'Write "answered: hours" with the hours, or delete the hours here.',
    ),
  )
  .refine(
    ({ answered, banner, hoursLabel }) => answered !== 'none' || !(banner || hoursLabel),
    issue(
      '"banner" or "hoursLabel" promise emergency service, but "answered" is none.',
      'Delete both, or change "answered".',
    ),
  )
  .refine(
    ({ hours }) => hours?.some(({ opens }) => opens) ?? true,
    issue(
      'The "hours" of emergency calls have no times.',
      'Write when you answer, or change "answered" to none, and delete the hours here.',
    ),
  )
  .superRefine((emergency, context) => {
    for (const field of ['banner', 'hoursLabel'] as const) {
      const explanation = contradiction(emergency[field] ?? '', emergency)
      if (explanation) report(context, [field], `"${field}" ${explanation[0]}`, explanation[1])
    }
  })
  .meta({ title: 'Emergency calls', description: 'Your promise, on every page that mentions it.' })

function contradiction(
  words: string,
  { answered, hours = [] }: { answered: string; hours?: Hours[] },
): [reason: string, note: string] | undefined {
  const [from, to] = readRange(words)
  if (answered === 'hours' && from === undefined && anyHour.test(words)) {
    return [
      'promises an answer at any hour, but "answered" is hours.',
      'Write the hours instead, or answered: always.',
    ]
  }
  if (answered === 'always' && from !== undefined) {
    return [
      'names hours, but "answered" is always.',
      'Delete the times here, or write answered: hours, and the hours.',
    ]
  }
  const isSame = ({ opens, closes }: Hours) =>
    from === toMinutes(opens) && to === toMinutes(closes) % 1440
  const times = hours.flatMap(({ opens, closes }) => (opens ? `${opens}–${closes}` : []))
  const isTold = answered === 'hours' && from !== undefined && times.length > 0
  if (!isTold || hours.some(isSame)) return undefined
  return [
    'and "hours" name different times.',
    `Write the times of the hours, ${[...new Set(times)].join(' and ')}, or change those.`,
  ]
}
