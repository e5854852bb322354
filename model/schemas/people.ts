import { z } from 'zod'
import { license } from './business.ts'
import { pictureName, slugSchema, text, uniqueList } from './fields.ts'

/** The width of a portrait, in rem. */
export const portraitWidth = 6

const personSchema = z.strictObject({
  slug: slugSchema.meta({
    description: 'The name that articles call the person by.',
    examples: ['maria-lopez'],
  }),
  name: text(3, 60, { examples: ['Maria Lopez'] }),
  role: text(3, 60, {
    description: 'As it follows the name in a sentence.',
    examples: ['master HVAC contractor'],
  }),
  license: license.optional().meta({
    description: 'The person’s own license number, with its authority.',
    examples: ['Md. HVAC 01 12345'],
  }),
  portrait: pictureName('people', 'maria-lopez.jpg').optional(),
})

export type Person = z.infer<typeof personSchema>

export const peopleSchema = uniqueList(personSchema, 'slug').describe(
  'Who reviews articles, and can be met on the about page.',
)
