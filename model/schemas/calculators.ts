import { z } from 'zod'
import { issue, text } from './fields.ts'

/** A limit on age: the oldest boilers are about a hundred. */
const years = z.int().min(1).max(100)

const lifetime = z
  .strictObject({
    from: years.describe(
      'At this age it is old: half the price of a new one is too much for a repair.',
    ),
    to: years.describe('What a new one is expected to reach.'),
  })
  .refine(
    ({ from, to }) => from < to,
    issue('"from" is not less than "to".', 'Write the lower age in "from".'),
  )

export const calculatorsSchema = z
  .strictObject({
    fullPowerHours: z
      .strictObject({
        typical: z
          .number()
          .int()
          .min(100)
          .max(2000)
          .describe('The example in the cooling calculator, in hours per summer.'),
        range: text(3, 20, {
          description: 'The range from the coolest to the warmest place that you serve.',
          examples: ['600–1,000'],
        }),
      })
      .meta({
        title: 'Hours at full power',
        description:
          'An estimate of how long a correctly sized air conditioner would run at full power.',
      }),
    gasPrice: z.number().min(0.3).max(6).meta({
      title: 'Price of gas',
      description: 'An example in dollars per therm, without the fixed charge.',
    }),
    yearlySpending: z
      .number()
      .min(100)
      .max(20_000)
      .describe('An example of what a house spends on heating and cooling, in dollars.'),
    lifetimes: z
      .strictObject({ ac: lifetime, heatPump: lifetime, furnace: lifetime, boiler: lifetime })
      .optional()
      .describe('How many years equipment usually lasts. Decides between repair and replacement.'),
    winter: text(20, 160).optional().describe('A sentence about HSPF2 and the winters here.'),
  })
  .describe(
    'The starting values of the calculators’ worked examples. Prices of electricity and propane come from local.yaml, with their dates.',
  )
