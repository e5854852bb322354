import { z } from 'zod'
import { text } from './fields.ts'

const testimonialSchema = z.strictObject({
  name: z
    .string()
    .min(2)
    .meta({ examples: ['Denise M.'] }),
  location: z
    .string()
    .min(2)
    .meta({ examples: ['Silver Spring, MD'] }),
  rating: z.int().min(1).max(5).describe('Stars, 1 to 5.'),
  sample: z
    .boolean()
    .optional()
    .describe('True if no customer wrote it. A site for customers can’t be built with it.'),
  translated: z.boolean().optional().meta({
    onlyTranslated: true,
    description: 'True if the customer wrote it in another language.',
  }),
  comment: text(40, 500, "The customer's own words, 40 to 500 characters."),
})

export const testimonialsSchema = z
  .array(testimonialSchema)
  .describe(
    'Customers’ own words, for the reviews page and the home page. Replace the samples with your customers’ words, and delete `sample`.',
  )

export type Testimonial = z.infer<typeof testimonialSchema>
