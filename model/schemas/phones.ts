import { z } from 'zod'
import { reference, report, text } from './fields.ts'

export const phoneNumber = z
  .string()
  .regex(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, { error: ({ input }) => phoneNote(String(input)) })
  .meta({
    description: 'North American number, as in (202) 555-0147.',
    examples: ['(202) 555-0147'],
  })

const phoneSchema = z.strictObject({
  use: z
    .enum(['office', 'emergency', 'text'])
    .describe(
      'Emergency: called from /emergency, dangers, and emergency services. Office: called from the pages of the cities in its area. Text: for text messages.',
    ),
  number: phoneNumber,
  label: text(2, 40, {
    description: 'Shown beside the number on the contact page.',
    examples: ['Emergency line'],
  }),
  area: reference('area').optional().describe('Slug of its area, if it is for that area only.'),
})

/** Numbers besides `phone`, which is called wherever none of these is. */
export const phonesSchema = z
  .array(phoneSchema)
  .superRefine((phones, context) => {
    for (const [index, { use, area }] of phones.entries()) {
      const first = phones.findIndex((other) => other.use === use && other.area === area)
      if (use === 'office' && !area) {
        const note = 'Write the "area" it is for, or put the number into "phone".'
        report(context, [index, 'use'], 'The office of the whole business has "phone".', note)
      } else if (first < index) {
        const message = `There are two ${use} numbers for ${area ? `the area "${area}"` : 'the whole business'}.`
        const note = 'Delete one of the two, or write another "area".'
        report(context, [index, area ? 'area' : 'use'], message, note)
      }
    }
  })
  .default([])
  .describe('More numbers: for emergencies, for an area, and for text messages.')

export type Phone = z.infer<typeof phoneSchema>

/** '+1 520-555-0163' → 'Write (520) 555-0163.' */
function phoneNote(input: string): string {
  const digits = input.replace(/\D/g, '')
  const [, area, exchange, line] = digits.match(/^1?([2-9]\d{2})(\d{3})(\d{4})$/) ?? []
  return `Write ${area ? '' : 'the number as '}(${area ?? 202}) ${exchange ?? 555}-${line ?? '0147'}.`
}
