import { z } from 'zod'
import { text } from './fields.ts'

export const afterContactSchema = z
  .strictObject({
    callNow: text(10, 120, {
      title: 'Call now',
      description: 'Below the next steps. {phone} stands for the number.',
    }),
    nextSteps: z.array(text(20, 160)).min(1).meta({
      title: 'Next steps',
      description: 'A sentence each.',
    }),
  })
  .meta({
    title: 'After the contact form',
    description:
      'What happens once the form is sent. Confirm these promises (the call back, who is coming, the price before the work) before the site goes live.',
  })
