import { z } from 'zod'
import { reference, text } from './fields.ts'

const areas = z
  .array(reference('area'))
  .min(1)
  .meta({ title: 'Areas', description: 'Slugs of the areas that it is about.' })

const sources = z
  .array(reference('source'))
  .min(1)
  .meta({ title: 'Sources', description: 'Ids of the sources that say so.' })

const phone = z
  .string()
  .regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'Write the number as 844-927-4427.')
  .meta({ title: 'Phone', examples: ['844-927-4427'] })

const deliveries = z.array(
  z.strictObject({
    area: reference('area').meta({ title: 'Area' }),
    where: text(5, 80, {
      title: 'Where',
      description: 'Where in the area, in a few words.',
      examples: ['most of Howard County'],
    }),
  }),
)

const utilitySchema = z.strictObject({
  name: text(3, 40, { title: 'Name' }),
  electricity: deliveries.optional().meta({
    title: 'Electricity',
    description: 'Where it delivers electricity.',
  }),
  gas: deliveries.optional().meta({ title: 'Gas', description: 'Where it delivers gas.' }),
  emergencies: z
    .array(
      z.strictObject({
        label: text(5, 40, { title: 'Purpose', examples: ['Gas leak'] }),
        phones: z.array(phone).min(1).meta({ title: 'Phones' }),
      }),
    )
    .min(1)
    .meta({ title: 'Emergencies', description: 'Numbers that answer day and night.' }),
  sources,
})

const factsSchema = z.array(
  z.strictObject({
    label: text(3, 80, { title: 'Label' }),
    areas,
    cities: z.array(reference('city')).min(1).optional().meta({
      title: 'Cities',
      description: 'Slugs of the only cities that it is about. Other cities leave it out.',
    }),
    fact: text(20, 360, {
      title: 'Fact',
      description: 'What a homeowner needs to know, in one to three sentences.',
    }),
    phone: phone.optional().meta({ description: 'Whom to ask; shown after the fact.' }),
    sources,
  }),
)

const alarmRuleSchema = z.strictObject({
  label: text(2, 40, {
    title: 'Place',
    description: 'The place, and the homes there if it has several rules.',
  }),
  areas,
  homes: text(10, 160, { title: 'Homes' }),
  alarms: text(5, 80, { title: 'Alarms', description: 'Where in the home.' }),
  sources,
})

const energyPriceSchema = z.strictObject({
  label: text(5, 60, { title: 'Label' }),
  energy: z.enum(['electricity', 'gas', 'propane', 'oil']).meta({ title: 'Energy' }),
  unit: z.enum(['kWh', 'therm', 'gallon']).meta({ title: 'Unit' }),
  dollars: z
    .number()
    .positive()
    .meta({
      title: 'Price',
      description: 'US dollars a unit, supply and delivery together.',
      examples: [0.18],
    }),
  isPartial: z.boolean().optional().meta({
    title: 'Partial',
    description: 'True for a part of the price, as its label says: a calculator does not offer it.',
  }),
  period: text(4, 80, {
    title: 'When',
    description: 'When it was so.',
    examples: ['summer 2025'],
  }),
  sources,
})

const figure = text(2, 40)

export const localSchema = z
  .strictObject({
    utilities: z.array(utilitySchema).default([]).meta({
      title: 'Utilities',
      description: 'Who delivers electricity and gas, and their emergency numbers.',
    }),
    offices: factsSchema.default([]).meta({
      title: 'Offices',
      description: 'Where permits and licenses come from. Each name links to its first source.',
    }),
    alarmRules: z.array(alarmRuleSchema).default([]).meta({
      title: 'Alarms',
      description: 'Which homes must have carbon monoxide alarms.',
    }),
    energyPrices: z.array(energyPriceSchema).default([]).meta({
      title: 'Energy prices',
      description: 'What energy cost homes, at a time.',
    }),
    rentalRules: factsSchema.default([]).meta({
      title: 'Rental rules',
      description: 'What a landlord owes in heat and cooling.',
    }),
    radonRules: factsSchema.default([]).meta({
      title: 'Radon',
      description: 'What EPA advises, and what a sale asks for.',
    }),
    climate: z
      .strictObject({
        caption: text(5, 80, { title: 'Heading' }),
        city: figure.meta({ title: 'City', description: 'Where the city is measured.' }),
        suburbs: figure.meta({ title: 'Suburbs', description: 'Where the suburbs are measured.' }),
        figures: z
          .array(
            z.strictObject({
              label: text(3, 60, { title: 'Label' }),
              city: figure.meta({ title: 'City' }),
              suburbs: figure.meta({ title: 'Suburbs' }),
              sources,
            }),
          )
          .min(1)
          .meta({ title: 'Figures' }),
      })
      .optional()
      .meta({ title: 'Climate', description: 'The climate that systems here are sized for.' }),
  })
  .meta({
    title: 'Local facts',
    description: 'Utilities, offices, rules and the climate, with their sources.',
  })
