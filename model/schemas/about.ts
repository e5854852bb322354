import { z } from 'zod'
import { houseSchema } from './cities.ts'
import { text, visitStep } from './fields.ts'

const heading = text(3, 60)

export const aboutSchema = z
  .strictObject({
    headings: z
      .strictObject({
        story: heading.meta({ title: 'Story' }),
        visit: heading.meta({ title: 'Visit' }),
        values: heading.meta({ title: 'Values' }),
      })
      .meta({ title: 'Headings', description: 'The headings of its three sections.' }),
    story: z.array(text(40, 600)).min(1).meta({
      title: 'Story',
      description: 'The company’s story. Each item is a paragraph.',
    }),
    houses: z.array(houseSchema).min(2).max(4).optional().meta({
      title: 'Houses',
      description:
        'Two to four kinds of house that you know well, drawn below the first paragraph of the story.',
    }),
    values: z
      .array(
        z.strictObject({
          icon: z.enum(['wrench', 'users', 'pin']).meta({ title: 'Icon' }),
          title: text(5, 40, { title: 'Title' }),
          text: text(20, 300, { title: 'Text' }),
        }),
      )
      .min(1)
      .max(6)
      .meta({
        title: 'Values',
        description: 'What customers can hold you to. Each item is a card.',
      }),
    visit: z.array(visitStep).length(5).meta({
      title: 'Visit',
      description: 'What happens on a visit, in five steps. The drawings are in this order.',
    }),
  })
  .meta({
    title: 'About page',
    description: 'Confirm its promises before the site goes live.',
  })
