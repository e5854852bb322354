import { z } from 'zod'
import { day, issue, slugSchema, text, uniqueList } from './fields.ts'

/** The current day in the time zone furthest ahead, UTC+14. */
const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** What a source is cited for. The first three must be read before they are cited. */
export const topics = ['safety', 'law', 'money', 'advice', 'climate', 'tool'] as const

/** A page or rule by an authority that articles and local facts cite. */
const sourceSchema = z.strictObject({
  id: slugSchema.meta({
    title: 'Id',
    description: 'What articles and local facts cite it by.',
    examples: ['epa-radon-action-level'],
  }),
  publisher: text(2, 80, {
    title: 'Publisher',
    description: 'The authority behind the page.',
    examples: ['US Department of Energy'],
  }),
  title: text(3, 120, {
    title: 'Title',
    description: "The page's or the rule's own title.",
    examples: ['Central Air Conditioning'],
  }),
  url: z.url({ protocol: /^https$/, error: 'Write an address that begins with https://.' }).meta({
    link: true,
    title: 'Address',
    description: 'The address of the page.',
    examples: ['https://www.energy.gov/energysaver/central-air-conditioning'],
  }),
  topic: z.enum(topics).meta({
    title: 'Topic',
    description:
      'What it is cited for. A page on safety, law or money has to be read first; a tool is a page to look things up on.',
    examples: ['advice'],
  }),
  says: text(10, 200, {
    title: 'Says',
    description: 'What it says that we cite, in one line.',
    examples: ['A heat pump defrosts its outdoor coil when frost builds up'],
  }),
  checked: day
    .refine(
      // The actual day, even if the build is for another day.
      (checked) => checked <= latestDay(),
      issue('The day is in the future.', 'Write the day on which you read it.'),
    )
    .optional()
    .meta({
      title: 'Checked',
      description:
        'The day on which somebody last read this very page. Without it, the site does not call it checked.',
    }),
})

export type Source = z.infer<typeof sourceSchema>

export const sourcesSchema = uniqueList(sourceSchema, 'id').meta({
  title: 'Sources',
  description:
    'The pages that articles and local facts cite, each once. Read them again each fall, and change `checked` of those that you have read.',
})
