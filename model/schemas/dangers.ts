import { z } from 'zod'
import type { Trade } from './business.ts'
import { references, slugSchema, text, uniqueList } from './fields.ts'

const callee = z.enum(['responders', 'gas', 'electricity', 'plumber', 'us'])

const dangerSchema = z.strictObject({
  id: slugSchema.meta({
    description: 'Its name in articles, and its address: /emergency#gas-smell.',
    examples: ['gas-smell'],
  }),
  name: text(5, 50, {
    description: 'What somebody sees, hears, or smells.',
    examples: ['Gas smell or hiss'],
  }),
  short: text(15, 140, {
    title: 'In one line',
    description: 'What to do, where there is room for a line. It follows the name.',
    examples: ['Everyone out, then 911 from well away.'],
  }),
  never: text(15, 200, {
    title: 'Never',
    description: 'What not to do or touch. Comes first.',
    examples: ['Don’t flip a switch, light anything, or use a phone on the way.'],
  }),
  steps: z.array(text(5, 160)).min(2).max(5).describe('What to do, in order.'),
  callFirst: text(10, 90, {
    title: 'Call first, if',
    description:
      'Whom to call before the others, and in what case, if it depends. It begins the line of calls.',
    examples: ['911 if the water is rising'],
  }).optional(),
  call: z
    .array(callee)
    .min(1)
    .describe(
      'Whom to call, in order: responders (911), the gas or the electric company, a plumber, or us.',
    ),
  sources: references('source').default([]).describe('Ids of the sources of this advice.'),
})

export const dangersSchema = z
  .strictObject({
    notice: z
      .strictObject({
        text: text(20, 140),
        label: text(5, 40, { title: 'Link', description: 'The link’s text.' }),
      })
      .meta({
        title: 'Notice',
        description:
          'Where a page has room for two lines: the dangers to life, and what comes first. Links to the emergency page.',
      }),
    dangers: uniqueList(dangerSchema, 'id')
      .min(1)
      .describe('In the order in which the emergency page lists them.'),
  })
  .describe(
    'What to do in each danger, in the same words on every page. Confirm it with your fire department and your utilities before the site goes live.',
  )

/** Whom a business says to call: a plumber is the plumber. */
export function ownCalls(call: z.infer<typeof callee>[], trades: Trade[]) {
  if (!trades.includes('plumbing')) return call
  return [...new Set(call.map((one) => (one === 'plumber' ? 'us' : one)))]
}
