import { z } from 'zod'
import { description, mistake, reference, slugSchema, title, uniqueList } from './fields.ts'

const group = z.enum(['cooling', 'heating', 'air', 'care'])

const serviceSchema = z.strictObject({
  slug: slugSchema,
  group: group.meta({ title: 'Group', description: 'Where the page of services lists it.' }),
  machine: z
    .enum([
      'condenser',
      'heatPump',
      'furnace',
      'boiler',
      'thermostat',
      'duct',
      'filter',
      'van',
      'rooftop',
      'house',
      'meter',
      'calendar',
    ])
    .meta({ title: 'Equipment', description: 'What its drawing and its icon show.' }),
  name: z
    .string()
    .min(3)
    .max(40)
    .meta({ title: 'Name', examples: ['AC Repair'] }),
  title,
  description,
  summary: z.string().min(40).max(140).meta({
    title: 'Summary',
    description: 'The sentence of a card, 40 to 140 characters.',
  }),
  intro: z.string().min(120).max(600).meta({
    title: 'Introduction',
    description: 'The first paragraph of its page, 120 to 600 characters.',
  }),
  prices: z
    .array(
      z
        .strictObject({
          what: z
            .string()
            .min(5)
            .max(60)
            .meta({
              title: 'Job',
              description: 'What is done for it.',
              examples: ['Capacitor replaced, with the visit'],
            }),
          from: z.int().min(1).meta({ title: 'From', description: 'Whole dollars.' }),
          to: z.int().min(1).meta({ title: 'To', description: 'Whole dollars.' }),
        })
        .refine(
          ({ from, to }) => from <= to,
          mistake('"from" is more than "to".', 'Write the lower price in "from".'),
        ),
    )
    .min(1)
    .optional()
    .meta({
      title: 'Prices',
      description: 'Your own price bands. Without them the page does not mention prices.',
    }),
  request: z.string().min(10).max(80).optional().meta({
    title: 'Request',
    description:
      'How a message about it begins, if not with "I would like to schedule" and its name.',
  }),
  coupon: reference('coupon')
    .optional()
    .meta({ title: 'Coupon', description: 'Code of the coupon that fits this service.' }),
  related: z.array(reference('service')).min(2).max(4).meta({
    title: 'Related services',
    description: 'Slugs of two to four services to look at next.',
  }),
})

export const servicesSchema = z
  .strictObject({
    groups: z
      .array(
        z.strictObject({
          id: group.meta({ title: 'Group' }),
          heading: z.string().min(3).max(40).meta({ title: 'Heading' }),
          lead: z
            .string()
            .min(10)
            .max(120)
            .meta({ title: 'Lead', description: 'Under the heading.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Groups', description: 'The groups of the page of services, in its order.' }),
    services: uniqueList(serviceSchema, 'slug').min(1).meta({
      title: 'Services',
      description: 'In the order in which the page of services lists them.',
    }),
  })
  .meta({
    title: 'Services',
    description:
      'Confirm what they promise (same day, day and night, licensed technicians, loads room by room, what a tune-up and a plan include) before the site goes live.',
  })

export type Service = z.infer<typeof serviceSchema>
export type Machine = Service['machine']
