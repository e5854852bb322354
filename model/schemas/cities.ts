import { z } from 'zod'
import {
  checkOthers,
  description,
  reference,
  references,
  slugSchema,
  text,
  title,
  uniqueList,
} from './fields.ts'

export const house = z.enum([
  'rowHouse',
  'townhouse',
  'cottages',
  'bungalow',
  'capeCod',
  'rambler',
  'splitLevel',
  'foursquare',
  'colonial',
  'victorian',
  'farmhouse',
  'largeHome',
  'apartments',
  'highRise',
  'stone',
  'warehouse',
])

/** Those with nothing that cools. */
export const winterHouse = house.extract(['foursquare', 'victorian', 'farmhouse', 'splitLevel'])

export const houseSchema = z.strictObject({
  drawing: house.describe(
    `What its drawing shows. Nothing cools in these: ${winterHouse.options.join(', ')}.`,
  ),
  name: text(3, 30, { examples: ['Brick rambler'] }),
  text: text(10, 60, {
    description: 'What to know about heating or cooling one, 10 to 60 characters.',
    examples: ['Ducts sized for heat alone'],
  }),
})

const citySchema = z.strictObject({
  slug: slugSchema,
  label: text(5, 50, {
    description: 'Its name with the state, unique among your cities.',
    examples: ['Bowie, MD'],
  }),
  name: text(3, 30).optional().meta({
    title: 'Short name',
    description: 'Needed if it differs from the part of the label before a comma or parenthesis.',
  }),
  area: reference('area').describe('Slug of its area.'),
  title,
  description,
  intro: text(120, 700, {
    title: 'Introduction',
    description: 'The first paragraph of its page, 120 to 700 characters.',
  }),
  houses: z
    .array(houseSchema)
    .min(2)
    .max(3)
    .optional()
    .describe('Two or three kinds of house that are common there.'),
  nearby: references('city').max(6).default([]).meta({
    title: 'Nearby cities',
    description: 'Slugs of up to six neighboring cities.',
  }),
})

export const citiesSchema = uniqueList(citySchema.superRefine(checkOthers('nearby')), 'slug')
  .min(1)
  .describe(
    'The cities you serve, area by area. Confirm what the descriptions promise (same day, nights, emergencies, licensed and insured, the years) before the site goes live.',
  )

export type House = z.infer<typeof houseSchema>

export type City = z.infer<typeof citySchema> & { name: string }

export function cityName({ name, label }: z.infer<typeof citySchema>): string {
  return name ?? label.replace(/ ?[,(].*/, '')
}
