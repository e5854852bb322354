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
    description: 'Unless the name says it: other states have a Howard County too.',
  }),
})

export const areasSchema = uniqueList(areaSchema, 'slug').min(1).meta({
  title: 'Areas',
  description: 'The areas served, each a group of cities, in the order in which they are shown.',
})

export type Area = z.infer<typeof areaSchema>
