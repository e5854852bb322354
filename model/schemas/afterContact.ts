import { z } from 'zod'
import { text, visitStep } from './fields.ts'

export const afterContactSchema = z
  .strictObject({
    callNow: text(10, 120, 'Shown below the next steps. {phone} is replaced by your number.'),
    nextSteps: z
      .array(visitStep)
      .min(1)
      .max(3)
      .describe('At most three, drawn as a phone, a van, and a written price, in this order.'),
  })
  .meta({
    title: 'After the contact form',
    description:
      'What happens after the form is sent. Confirm these promises (the call back, who is coming, the price before the work) before the site goes live.',
  })
