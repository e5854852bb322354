import { z } from 'zod'
import { house } from './cities.ts'
import { navigationLinkSchema, uniqueList } from './fields.ts'
import { equipment } from './services.ts'

const faqItemSchema = z.strictObject({
  question: z
    .string()
    .endsWith('?', 'End the question with a question mark.')
    .meta({ title: 'Question' }),
  answer: z.array(z.string().min(20)).min(1).meta({
    title: 'Answer',
    description: 'Plain text. Each item is a paragraph.',
  }),
  drawing: z
    .enum([...equipment.options, ...house.options])
    .optional()
    .meta({
      title: 'Drawing',
      description: 'The equipment, or the kind of house, in the drawing next to the question.',
    }),
  link: navigationLinkSchema.optional().meta({
    title: 'Link',
    description: 'A link below the answer.',
  }),
})

export const faqSchema = uniqueList(faqItemSchema, 'question').meta({
  title: 'Questions',
  description: 'Confirm the promises in the answers before the site goes live.',
})

export type FaqItem = z.infer<typeof faqItemSchema>
