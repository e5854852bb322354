import { z } from 'zod'
import { uniqueList } from './fields.ts'

export const acSymptomsSchema = uniqueList(
  z.strictObject({
    notice: z
      .string()
      .min(5)
      .max(50)
      .meta({ title: 'What one notices', examples: ['Nothing runs'] }),
    first: z.string().min(10).max(200).meta({
      title: 'Before you call',
      description: 'What is safe to check or do, after the words "Before you call:".',
    }),
    call: z
      .string()
      .min(10)
      .max(140)
      .meta({
        title: 'When to call',
        description: 'Confirm what the owner of the house is told about safety.',
        examples: ['Call if the breaker trips again.'],
      }),
  }),
  'notice',
).meta({
  title: 'Symptoms of an air conditioner',
  description: 'The rows of the chart that articles show as <AcSymptomChart />.',
})
