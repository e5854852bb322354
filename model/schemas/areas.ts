import { z } from 'zod'
import { slugSchema, uniqueList } from './fields.ts'

const areaSchema = z.strictObject({
  slug: slugSchema,
  name: z
    .string()
    .min(2)
    .meta({ examples: ['Howard County'] }),
  short: z
    .string()
    .min(2)
    .optional()
    .meta({
      title: 'Short name',
      onlyTranslated: true,
      description:
        'For maps and short lists. Needed only if the name without "County" would be another place.',
      examples: ['Baltimore Co.'],
    }),
  state: z
    .string()
    .min(2)
    .optional()
    .describe('Needed unless the name includes it: other states have a Howard County too.'),
})

export const areasSchema = uniqueList(areaSchema, 'slug')
  .min(1)
  .describe('The areas you serve, in the order in which they are shown. Each is a group of cities.')

export type Area = z.infer<typeof areaSchema>

/** An area's name for maps and lists: without the word "County", unless the record says otherwise. */
export function areaShortName({ name, short }: Pick<Area, 'name' | 'short'>): string {
  return short ?? withoutCounty(name)
}

/** 'Howard County' → 'Howard' */
function withoutCounty(name: string): string {
  return name.replace(/ County$/, '')
}
