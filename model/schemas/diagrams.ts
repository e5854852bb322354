import { z } from 'zod'
import { slugSchema, text, uniqueList } from './fields.ts'

const diagramSchema = z.strictObject({
  id: slugSchema.describe('Its name in articles.'),
  title: text(5, 120, 'For screen readers.'),
  desc: text(20, 800, { title: 'Description', description: 'For screen readers.' }),
  caption: text(10, 300, 'Below the diagram.'),
  labels: z.array(text(1, 60)).min(1).describe('In the order of the texts in the drawing.'),
})

export const diagramsSchema = uniqueList(diagramSchema, 'id')
  .default([])
  .describe('Other words in the diagrams of articles, as in another language.')
