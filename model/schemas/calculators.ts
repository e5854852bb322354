import { z } from 'zod'
import { text } from './fields.ts'

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
    winter: text(20, 160).optional().describe('A sentence about HSPF2 and the winters here.'),
  })
  .describe(
    'The starting values of the calculators’ worked examples. Prices of electricity and propane come from local.yaml, with their dates.',
  )
