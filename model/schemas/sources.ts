import { z } from 'zod'
import { pastDay, slugSchema, text, uniqueList } from './fields.ts'

/** What a source is cited for. The first three must be read before they are cited. */
const topics = ['safety', 'law', 'money', 'advice', 'climate', 'tool'] as const

const sourceSchema = z.strictObject({
  id: slugSchema.meta({
    description: 'The id that articles and local facts cite.',
    examples: ['epa-radon-action-level'],
  }),
  publisher: text(2, 80, {
    description: 'The authority behind the page.',
    examples: ['US Department of Energy'],
  }),
  title: text(3, 120, {
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
    description:
      'What it is cited for. A page on safety, law, or money must be read first. A tool is a page where readers look things up.',
    examples: ['advice'],
  }),
  says: text(10, 200, {
    description: 'The statement that we cite, in one line.',
    examples: ['A heat pump defrosts its outdoor coil when frost builds up'],
  }),
  checked: pastDay('Write the date when you read it.')
    .optional()
    .describe(
      'The date when someone last read this exact page. Without it, the site doesn’t call the page checked.',
    ),
})

export type Source = z.infer<typeof sourceSchema>

export const sourcesSchema = uniqueList(sourceSchema, 'id').describe(
  'The pages that articles and local facts cite, each listed once. Reread them each fall, and update `checked`.',
)
