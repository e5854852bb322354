import { z } from 'zod'
import { issue, references, report, slugSchema, text, uniqueList } from './fields.ts'

/** Where something holds: in all cities of its areas, in some, or in all but some. */
const place = {
  areas: references('area').min(1).describe('Slugs of the areas where this holds.'),
  cities: references('city')
    .refine(
      ({ length }) => length > 0,
      issue(
        'This names no city.',
        'If it holds in none of yours, write "isElsewhere: true" instead.',
      ),
    )
    .optional()
    .describe('Slugs of cities, if this holds only there: other cities’ pages omit it.'),
  exceptCities: references('city').min(1).optional().meta({
    title: 'Except in these cities',
    description: 'Slugs of cities where this doesn’t hold, such as one with its own office.',
  }),
  isElsewhere: z
    .boolean()
    .optional()
    .meta({
      title: 'Elsewhere',
      description: 'True if it holds only in a part of the areas without a city of yours.',
      examples: [true],
    }),
}

const sources = references('source').min(1).describe('Ids of the sources for this.')

const phone = z
  .string()
  .regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'Write the number as 844-927-4427.')
  .meta({ examples: ['844-927-4427'] })

const deliveries = z.array(
  z.strictObject({
    ...place,
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
        energy: z
          .enum(['gas', 'electricity'])
          .optional()
          .describe('Which it is for, if the utility delivers both and has a number for each.'),
      }),
    )
    .min(1)
    .describe('Phone numbers that are answered day and night.'),
  sources,
})

const energyPriceSchema = z.strictObject({
  label: text(5, 60),
  ...place,
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

const entrySchema = z.strictObject({
  label: text(2, 80, 'The office, the place, or what is measured.'),
  ...place,
  fact: text(20, 360, 'What a homeowner needs to know, in one to three sentences.').optional(),
  values: z
    .array(text(2, 160))
    .optional()
    .describe('In a group with columns: what stands in them. A fact then follows the label.'),
  phone: phone.optional().describe('Whom to ask. Shown after the fact.'),
  sources,
})

const groupSchema = z
  .strictObject({
    id: slugSchema.meta({
      description: 'Its name in articles: <LocalFacts group="radon" /> shows the group radon.',
      examples: ['radon'],
    }),
    caption: text(5, 80, 'The bold line above its entries.'),
    hasLinks: z
      .boolean()
      .optional()
      .describe('True if each label links to its first source, as that of an office.'),
    columns: z
      .array(text(2, 40))
      .min(1)
      .optional()
      .describe(
        'Headings, for a table: one for each value, and before those, if any, for the labels.',
      ),
    cityHeading: text(3, 40, 'If city pages show its entries too: their heading.').optional(),
    citySummary: text(3, 60, 'Below that heading, instead of the labels.').optional(),
    entries: z.array(entrySchema).min(1),
    advice: z
      .array(entrySchema)
      .optional()
      .describe(
        'What no law requires. Articles show it below the entries, as advice; city pages omit it.',
      ),
  })
  .refine(({ columns, cityHeading }) => !columns || !cityHeading, {
    path: ['cityHeading'],
    ...issue('City pages show no tables.', 'Delete this line, or write facts without "columns".'),
  })
  .superRefine(({ columns, entries, advice = [] }, context) => {
    for (const [index, { fact, values }] of advice.entries()) {
      if (fact && !values) continue
      report(context, ['advice', index], 'Advice needs a "fact", without "values".', 'Write it.')
    }
    const count = columns?.length ?? 0
    const [message, note] = columns
      ? [
          `This entry needs "values" for the columns: ${columns.join(', ')}.`,
          'Write one for each, or for each but the first if that is for the labels.',
        ]
      : ['This entry needs a "fact".', 'Write it, or give the group "columns" for its "values".']
    for (const [index, { fact, values = [] }] of entries.entries()) {
      const isRight = columns
        ? [count - 1, count].includes(values.length) && values.length === entries[0]?.values?.length
        : fact && values.length === 0
      if (!isRight) report(context, ['entries', index], message, note)
    }
  })

export const localSchema = z
  .strictObject({
    utilities: z
      .array(utilitySchema)
      .default([])
      .describe('The electricity and gas utilities, with their emergency numbers.'),
    energyPrices: z
      .array(energyPriceSchema)
      .default([])
      .describe(
        'What households paid for energy, with the period: the group prices, and the examples of calculators.',
      ),
    groups: uniqueList(groupSchema, 'id')
      .default([])
      .describe('Facts, rules, and figures, each group for a tag in articles.'),
  })
  // A business may have none.
  .prefault({})
  .meta({
    title: 'Local facts',
    description: 'Utilities, prices, offices, rules, and the climate, with their sources.',
  })

export type Place = Pick<z.infer<typeof entrySchema>, keyof typeof place>
