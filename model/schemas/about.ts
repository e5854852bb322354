import { z } from 'zod'
import { houseSchema } from './cities.ts'
import { text, visitStep } from './fields.ts'

const heading = text(3, 60)

export const aboutSchema = z
  .strictObject({
    headings: z
      .strictObject({
        story: heading,
        visit: heading,
        values: heading,
      })
      .describe('The headings of its three sections.'),
    story: z.array(text(40, 600)).min(1).describe('The company’s story. Each item is a paragraph.'),
    houses: z
      .array(houseSchema)
      .min(2)
      .max(4)
      .optional()
      .describe(
        'Two to four kinds of house that you know well, drawn below the first paragraph of the story.',
      ),
    values: z
      .array(
        z.strictObject({
          icon: z.enum(['wrench', 'users', 'pin']).describe('What its icon shows.'),
          title: text(5, 40),
          text: text(20, 300),
        }),
      )
      .min(1)
      .max(6)
      .describe('What customers can hold you to. Each item is a card.'),
    visit: z
      .array(visitStep)
      .length(5)
      .describe('What happens on a visit, in five steps. The drawings are in this order.'),
  })
  .meta({ title: 'About page', description: 'Confirm its promises before the site goes live.' })
