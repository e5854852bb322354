import { z } from 'zod'

export const afterContactSchema = z
  .strictObject({
    callNow: z
      .string()
      .min(10)
      .max(120)

      .meta({
        title: 'Call now',
        description: 'Below the next steps. {phone} stands for the number.',
      }),
    nextSteps: z.array(z.string().min(20).max(160)).min(1).meta({
      title: 'Next steps',
      description: 'A sentence each.',
    }),
  })
  .meta({
    title: 'After the contact form',
    description:
      'What happens once the form is sent. Confirm these promises (the call back, who is coming, the price before the work) before the site goes live.',
  })
