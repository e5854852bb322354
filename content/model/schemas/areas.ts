import { z } from 'zod'
import { slugSchema, uniqueList } from './fields.ts'

const areaSchema = z.strictObject({
  slug: slugSchema,
  name: z
    .string()
    .min(2)
    .meta({ title: 'Name', examples: ['Howard County'] }),
  state: z.string().min(2).optional().meta({
    title: 'State',
    description: 'Needed unless the name includes it: other states have a Howard County too.',
  }),
})

export const areasSchema = uniqueList(areaSchema, 'slug').min(1).meta({
  title: 'Areas',
  description:
    'The areas you serve, in the order in which they are shown. Each is a group of cities.',
})

export type Area = z.infer<typeof areaSchema>

/** An area's name without the word "County", for maps and lists. */
export function areaShortName(name: string): string {
  return name.replace(/ County$/, '')
}
