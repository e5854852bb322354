import { z } from 'zod'
import { house } from './cities.ts'
import { outwardLinkSchema, uniqueList } from './fields.ts'
import { equipment } from './services.ts'

const faqItemSchema = z.strictObject({
  question: z.string().endsWith('?', 'End the question with a question mark.'),
  answer: z.array(z.string().min(20)).min(1).describe('Plain text. Each item is a paragraph.'),
  drawing: z
    .enum([...equipment.options, ...house.options])
    .optional()
    .describe('The equipment, or the kind of house, in the drawing next to the question.'),
  link: outwardLinkSchema.optional().describe('A link below the answer.'),
})

export const faqSchema = uniqueList(faqItemSchema, 'question').meta({
  title: 'Questions',
  description: 'Confirm the promises in the answers before the site goes live.',
})

export type FaqItem = z.infer<typeof faqItemSchema>
