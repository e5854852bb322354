import { z } from 'zod'
import { text, uniqueList } from './fields.ts'

export const acSymptomsSchema = uniqueList(
  z.strictObject({
    notice: text(5, 50, { title: 'Symptom', examples: ['Nothing runs'] }),
    first: text(10, 200, {
      title: 'Before you call',
      description: 'What is safe to check or do. Follows the words "Before you call:".',
    }),
    call: text(10, 140, {
      title: 'When to call',
      description: 'Confirm the safety advice.',
      examples: ['Call if the breaker trips again.'],
    }),
  }),
  'notice',
).meta({
  title: 'Symptoms of an air conditioner',
  description: 'The rows of the chart that articles show as <AcSymptomChart />.',
})
