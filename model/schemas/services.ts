import { z } from 'zod'
import type { Trade } from './business.ts'
import {
  checkOthers,
  description,
  issue,
  reference,
  references,
  slugSchema,
  text,
  title,
  uniqueList,
} from './fields.ts'

/** Each is a drawing in components/drawings/rooms/, with the trades whose work it is, if not any. */
export const tradesOf = {
  condenser: ['cooling'],
  heatPump: ['heating', 'cooling'],
  furnace: ['heating'],
  boiler: ['heating', 'plumbing'],
  thermostat: ['heating', 'cooling', 'electrical'],
  duct: ['heating', 'cooling', 'ductCleaning'],
  filter: ['heating', 'cooling', 'ductCleaning'],
  van: [],
  rooftop: ['heating', 'cooling'],
  house: ['heating', 'cooling'],
  meter: [],
  calendar: [],
  waterHeater: ['plumbing', 'heating'],
  drain: ['plumbing'],
  pipe: ['plumbing', 'heating'],
  leak: ['plumbing', 'roofing'],
  electricalPanel: ['electrical'],
  outlet: ['electrical'],
  evCharger: ['electrical'],
  generator: ['electrical'],
  chimney: ['chimney', 'roofing'],
  stove: ['chimney', 'heating'],
  roof: ['roofing'],
  gutter: ['roofing'],
} satisfies Record<string, Trade[]>

export const equipment = z.enum(Object.keys(tradesOf) as (keyof typeof tradesOf)[])

export const task = z
  .enum(['repair', 'installation', 'maintenance', 'cleaning'])
  .describe(
    'What stands beside the equipment in its drawing: a toolbox (repair), a carton (installation), a checklist (maintenance), or a brush (cleaning). The last three are also the icons of services with the same equipment as others.',
  )

const serviceSchema = z.strictObject({
  slug: slugSchema,
  group: reference('group').describe('The id of the group that lists it on the services page.'),
  equipment: equipment.describe('What its drawing and its icon show: see docs/make-it-yours.md.'),
  task: task.optional(),
  name: text(3, 40, { examples: ['AC Repair'] }),
  title,
  description,
  summary: text(40, 140, 'The sentence on its card, 40 to 140 characters.'),
  intro: text(120, 600, {
    title: 'Introduction',
    description: 'The first paragraph of its page, 120 to 600 characters.',
  }),
  steps: z
    .array(text(10, 140))
    .min(2)
    .max(5)
    .optional()
    .meta({
      description: 'What happens, in order. Without them, the visit in content/about.yaml is used.',
      examples: [['We agree on a day in spring.', 'We clean the coils and clear the drain.']],
    }),
  ready: z
    .array(text(10, 90))
    .min(2)
    .max(4)
    .optional()
    .meta({
      title: 'Have ready',
      description: 'What the customer should know or prepare before the visit.',
      examples: [['The size of your filter', 'A clear path to the equipment']],
    }),
  isEmergency: z.boolean().optional().meta({
    title: 'Emergency',
    description:
      'True for emergency service: its page begins with the danger notice, and asks for a call first.',
  }),
  hasDangerNotice: z.boolean().optional().meta({
    title: 'Danger notice',
    description:
      'True if its page begins with the notice of content/dangers.yaml. Emergency services, equipment that burns fuel, panels, and outlets always have it.',
  }),
  permit: z
    .boolean()
    .optional()
    .describe('True if the job may need a permit. Its page then shows the sentence about permits.'),
  prices: z
    .array(
      z
        .strictObject({
          what: text(5, 60, {
            title: 'Job',
            description: 'What the price includes.',
            examples: ['Capacitor replaced, with the visit'],
          }),
          from: z.int().min(1).describe('Whole dollars.'),
          to: z.int().min(1).describe('Whole dollars.'),
        })
        .refine(
          ({ from, to }) => from <= to,
          issue('"from" is more than "to".', 'Write the lower price in "from".'),
        ),
    )
    .min(1)
    .optional()
    .describe(
      'Your own price ranges. Without them, the sentence about prices is shown, if there is one.',
    ),
  request: text(10, 80)
    .optional()
    .describe(
      'How a message about it begins. Without it: "I would like to schedule" and its name.',
    ),
  coupon: reference('coupon').optional().describe('Code of the coupon that fits this service.'),
  related: references('service').max(4).default([]).meta({
    title: 'Related services',
    description: 'Slugs of up to four services to look at next.',
  }),
})

export const servicesSchema = z
  .strictObject({
    groups: uniqueList(
      z.strictObject({
        id: slugSchema.meta({
          title: 'Group',
          description: 'Of your choice: lowercase words joined by hyphens.',
          examples: ['plumbing'],
        }),
        heading: text(3, 40),
        lead: text(10, 120, 'Shown below the heading.'),
      }),
      'id',
    )
      .min(1)
      .describe('The groups on the services page, in order.'),
    sheet: z
      .strictObject({
        who: text(20, 160).optional().meta({
          title: 'Who comes',
          description: 'What you promise about the technician. Your license numbers follow.',
        }),
        price: text(20, 160)
          .optional()
          .describe('What you promise about the price of a job without price ranges.'),
        permit: text(20, 300)
          .optional()
          .describe('Who applies for a permit, for services with "permit: true".'),
      })
      .default({})
      .meta({
        title: 'What to expect',
        description: 'Sentences shared by all service and city pages.',
      }),
    services: uniqueList(serviceSchema.superRefine(checkOthers('related')), 'slug')
      .min(1)
      .describe('Your services, in the order in which the services page lists them.'),
  })
  .describe(
    'Confirm what they promise (same day, day and night, licensed technicians, room-by-room load calculations, what a tune-up and a plan include) before the site goes live.',
  )

export type Service = z.infer<typeof serviceSchema>
export type Equipment = Service['equipment']
export type Task = Service['task']

/** It may burn fuel, or spark. */
const dangerous: Equipment[] = [
  'furnace',
  'boiler',
  'waterHeater',
  'electricalPanel',
  'outlet',
  'generator',
  'chimney',
  'stove',
]

/** Whether its page warns of danger first. */
export function isWarned({ isEmergency, hasDangerNotice, equipment }: Service): boolean {
  return Boolean(isEmergency || hasDangerNotice) || dangerous.includes(equipment)
}
