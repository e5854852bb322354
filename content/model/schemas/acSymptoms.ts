import { z } from 'zod'
import { text, uniqueList } from './fields.ts'

export const acSymptomsSchema = uniqueList(
  z.strictObject({
    notice: text(5, 50, { title: 'What one notices', examples: ['Nothing runs'] }),
    first: text(10, 200, {
      title: 'Before you call',
      description: 'What is safe to check or do, after the words "Before you call:".',
    }),
    call: text(10, 140, {
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
