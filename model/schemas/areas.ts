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
        'For maps and short lists. Without it, several areas are named without "County": write it if that would be another place.',
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

/**
 * With a name each for maps and lists: without the word "County", unless the record says otherwise.
 * A name that stands alone would be taken for a town.
 */
export function withShortNames(areas: Area[]) {
  return areas.map((area) => {
    const short = areas.length > 1 ? area.name.replace(/ County$/, '') : area.name
    return { ...area, short: area.short ?? short }
  })
}
