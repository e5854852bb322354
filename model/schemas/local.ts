import { z } from 'zod'
import { reference, references, text } from './fields.ts'

const areas = references('area').min(1).describe('Slugs of the areas that this applies to.')

const sources = references('source').min(1).describe('Ids of the sources for this.')

const phone = z
  .string()
  .regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'Write the number as 844-927-4427.')
  .meta({ examples: ['844-927-4427'] })

const deliveries = z.array(
  z.strictObject({
    area: reference('area'),
    where: text(5, 80, {
      description: 'The part of the area, in a few words.',
      examples: ['most of Howard County'],
    }),
  }),
)

const utilitySchema = z.strictObject({
  name: text(3, 40),
  electricity: deliveries.optional().describe('Where it delivers electricity.'),
  gas: deliveries.optional().describe('Where it delivers gas.'),
  emergencies: z
    .array(
      z.strictObject({
        label: text(5, 40, { title: 'Purpose', examples: ['Gas leak'] }),
        phones: z.array(phone).min(1),
      }),
    )
    .min(1)
    .describe('Phone numbers that are answered day and night.'),
  sources,
})

const factsSchema = z.array(
  z.strictObject({
    label: text(3, 80),
    areas,
    cities: references('city')
      .min(1)
      .optional()
      .describe('Slugs of cities, if this applies only to them. Other cities’ pages omit it.'),
    fact: text(20, 360, 'What a homeowner needs to know, in one to three sentences.'),
    phone: phone.optional().describe('Whom to ask. Shown after the fact.'),
    sources,
  }),
)

const alarmRuleSchema = z.strictObject({
  label: text(2, 40, {
    title: 'Place',
    description: 'The place, and the kind of homes if it has several rules.',
  }),
  areas,
  homes: text(10, 160),
  alarms: text(5, 80, 'Where alarms are required in the home.'),
  sources,
})

const energyPriceSchema = z.strictObject({
  label: text(5, 60),
  energy: z.enum(['electricity', 'gas', 'propane', 'oil']),
  unit: z.enum(['kWh', 'therm', 'gallon']),
  dollars: z
    .number()
    .positive()
    .meta({
      title: 'Price',
      description: 'US dollars per unit, including supply and delivery.',
      examples: [0.18],
    }),
  isPartial: z.boolean().optional().meta({
    title: 'Partial',
    description: 'True for a part of the price, as its label says. Calculators don’t offer it.',
  }),
  period: text(4, 80, {
    title: 'When',
    description: 'The period when this was the price.',
    examples: ['summer 2025'],
  }),
  sources,
})

const figure = text(2, 40)

export const localSchema = z
  .strictObject({
    utilities: z
      .array(utilitySchema)
      .default([])
      .describe('The electricity and gas utilities, with their emergency numbers.'),
    offices: factsSchema
      .default([])
      .describe(
        'The offices that issue permits and licenses. Each name links to its first source.',
      ),
    alarmRules: z
      .array(alarmRuleSchema)
      .default([])
      .meta({ title: 'Alarms', description: 'Which homes must have carbon monoxide alarms.' }),
    energyPrices: z
      .array(energyPriceSchema)
      .default([])
      .describe('What households paid for energy, with the period.'),
    rentalRules: factsSchema
      .default([])
      .describe('The heating and cooling that a landlord must provide.'),
    radonRules: factsSchema
      .default([])
      .meta({ title: 'Radon', description: 'What the EPA recommends, and what a sale requires.' }),
    climate: z
      .strictObject({
        caption: text(5, 80, { title: 'Heading' }),
        city: figure.describe('Where the city is measured.'),
        suburbs: figure.describe('Where the suburbs are measured.'),
        figures: z
          .array(
            z.strictObject({
              label: text(3, 60),
              city: figure,
              suburbs: figure,
              sources,
            }),
          )
          .min(1),
      })
      .optional()
      .describe('The climate that local systems are sized for.'),
  })
  // A business may have none.
  .prefault({})
  .meta({
    title: 'Local facts',
    description: 'Utilities, offices, rules, and the climate, with their sources.',
  })
